"""A game being played, and what lies around the board."""
