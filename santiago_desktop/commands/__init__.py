"""What the program does when it is called: windows, text, programs that ask."""
