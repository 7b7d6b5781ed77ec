"""What computer players think of positions of Santiago de Cuba."""
