"""Of the generator, its exports and its site."""
