"""Of the spec as it is read and checked."""
