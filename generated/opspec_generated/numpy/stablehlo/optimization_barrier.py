"""NumPy kernel of stablehlo.optimization_barrier: The operands as they are, behind everything that
makes them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["optimization_barrier"]
