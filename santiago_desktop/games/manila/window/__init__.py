"""What Manila looks like, and what one clicks on."""
