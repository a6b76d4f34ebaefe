"""Of the expression language."""
