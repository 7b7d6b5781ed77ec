"""Training: networks learn from the games they play against themselves. Needs numpy."""
