"""Of the command, as people use it."""
