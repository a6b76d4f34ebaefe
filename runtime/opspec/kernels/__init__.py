"""What generated NumPy kernels are written in: indices, reads, conditions and folds over whole arrays."""
