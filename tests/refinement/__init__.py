"""Of programs whose sizes become known."""
