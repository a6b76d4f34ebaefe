"""NumPy kernel of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["tuple"]
