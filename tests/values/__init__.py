"""Of the values that rules and kernels compute with."""
