"""Of programs as they are read, seen as records and refused."""
