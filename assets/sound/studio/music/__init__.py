"""The pieces of music, one module each, every one with a `score()`."""
