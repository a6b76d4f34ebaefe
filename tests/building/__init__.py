"""Of operations that are built and viewed from Python."""
