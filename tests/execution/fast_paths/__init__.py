"""Of the paths that are faster than kernels."""
