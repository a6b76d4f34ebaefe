"""Of programs held against the rules, and of what is said of them."""
