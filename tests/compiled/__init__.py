"""Tests of the compiled path: nodes, plans and engines."""
