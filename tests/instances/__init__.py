"""Of ops as data: random valid uses of every op, and types of each axis."""
