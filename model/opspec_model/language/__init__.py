"""The expression language of op files: types, typed tree, and the checker that makes one from text."""
