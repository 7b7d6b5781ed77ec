"""The interface kit: draws the 2D pieces of the interface and packs them into atlases."""
