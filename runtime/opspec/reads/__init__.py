"""Which elements of which operands an element of a result reads, as index expressions, for all elements at once."""
