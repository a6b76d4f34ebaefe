"""NumPy kernel of stablehlo.get_tuple_element: One value of a tuple."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["get_tuple_element"]
