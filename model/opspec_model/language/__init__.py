"""The expression language of op files: types, typed tree, checker and the printers that walk the tree."""
