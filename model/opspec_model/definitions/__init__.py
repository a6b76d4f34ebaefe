"""The spec as checked data: ops, rules, meanings, primitives, and the graphs of decompositions."""
