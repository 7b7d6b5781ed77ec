"""What a game owes the program: its card, its words, its report."""
