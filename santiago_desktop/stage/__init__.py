"""The stage: what is drawn, moved, heard and clicked. It knows pygame, and no game."""
