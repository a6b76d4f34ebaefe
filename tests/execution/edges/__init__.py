"""Of every op with every element type at every kind of shape."""
