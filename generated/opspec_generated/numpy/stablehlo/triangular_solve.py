"""NumPy kernel of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["triangular_solve"]
