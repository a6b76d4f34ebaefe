"""The values that rules and kernels compute with: integers that may be unknown, types, constants, truth."""
