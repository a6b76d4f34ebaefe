"""Of backends that are judged."""
