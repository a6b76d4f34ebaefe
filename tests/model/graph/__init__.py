"""Of graphs of ops in op files."""
