"""NumPy kernel of stablehlo.cholesky: The triangular factor of each Hermitian positive definite
matrix of a batch.
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["cholesky"]
