"""The rules of Manila: what may happen, and what follows."""
