"""Functions of numbers where NumPy has none or one that is not exact enough, and products of matrices."""
