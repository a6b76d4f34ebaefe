"""Of what generated NumPy kernels are written in."""
