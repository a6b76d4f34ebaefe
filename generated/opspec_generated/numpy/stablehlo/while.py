"""NumPy kernel of stablehlo.while: A state that a body makes anew for as long as a condition holds
of it.
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["while"]
