"""What is said about Manila."""
