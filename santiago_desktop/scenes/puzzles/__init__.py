"""Puzzles: a moment of a game, and what is best there."""
