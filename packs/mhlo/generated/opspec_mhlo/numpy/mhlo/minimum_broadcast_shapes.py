"""NumPy kernel of mhlo.minimum_broadcast_shapes: Shapes of as few dimensions as possible that
broadcast together as the operands do.
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["minimum_broadcast_shapes"]
