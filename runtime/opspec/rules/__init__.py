"""What generated verifiers and inference are written in, and how an operation is held against its signature."""
