"""Of the meaning of ops, element by element."""
