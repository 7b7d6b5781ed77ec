"""What Santiago de Cuba looks like, and what one clicks on."""
