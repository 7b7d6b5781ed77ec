"""Ambience loops, one module each, every one with a `tape()` giving stereo sound."""
