"""What is said about Cargo Noir."""
