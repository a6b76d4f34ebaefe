"""Golden vectors: programs with inputs and expected outputs, for whoever implements an op elsewhere."""
