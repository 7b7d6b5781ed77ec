"""What one clicks, types into and scrolls."""
