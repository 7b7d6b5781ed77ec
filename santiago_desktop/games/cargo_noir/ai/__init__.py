"""What computer players think of positions of Cargo Noir."""
