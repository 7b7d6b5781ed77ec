"""What computer players think of positions of Manila."""
