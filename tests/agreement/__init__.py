"""Of oracles, and of comparison with others."""
