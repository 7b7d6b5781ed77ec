"""The kernel: what all games share. Standard library only, and no game's words."""
