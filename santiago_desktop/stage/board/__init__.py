"""A board's places, and what moves between them."""
