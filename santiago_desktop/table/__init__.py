"""A table at which a game is played: seats, files, hints and chances."""
