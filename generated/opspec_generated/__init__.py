"""What the generator made of the spec. Never edited: change spec/, then run `make generate`."""

# The runtime refuses generated code of another number.
ABI = 1
