"""Of the platform opspec in JAX: programs that run on it in child processes."""
