"""Of functions of numbers: every column of spec/primitives.yaml, exactness, products of matrices."""
