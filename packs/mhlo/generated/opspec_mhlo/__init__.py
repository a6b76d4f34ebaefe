"""What the generator made of the spec. Never edited: change spec/, then run `opspec generate`."""

# The runtime refuses generated code of another number.
ABI = 3
