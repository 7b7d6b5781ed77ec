"""What is said about Santiago de Cuba."""
