"""Of programs in fewer or older words."""
