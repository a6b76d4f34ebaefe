"""NumPy kernel of stablehlo.sort: Slices of the inputs along one dimension, reordered together so
that a comparator holds.
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["sort"]
