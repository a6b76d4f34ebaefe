"""Tests, in folders that mirror the packages; what helps them lies beside them."""
