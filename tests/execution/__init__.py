"""Of programs that run: executor, plans, native forms, externs, several processes, beside XLA and JAX."""
