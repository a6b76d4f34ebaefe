"""NumPy kernel of stablehlo.case: What one of several branches returns, chosen by an index; the
last one where none has the index.
"""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["case"]
