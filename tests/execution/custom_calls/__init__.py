"""Of custom calls: registered ones, and those of JAX for CPUs."""
