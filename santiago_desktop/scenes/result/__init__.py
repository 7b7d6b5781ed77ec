"""After a game: who won, and how it came about."""
