"""Programs run on NumPy arrays: each op gets its kernel or a faster path, each block becomes a Python function."""
