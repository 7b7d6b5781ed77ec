"""What keys, buttons and sticks mean."""
