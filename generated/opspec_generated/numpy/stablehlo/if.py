"""NumPy kernel of stablehlo.if: What one of two branches returns, chosen by a predicate."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["if"]
