"""Saved games: the list, their pictures, what is wrong with one."""
