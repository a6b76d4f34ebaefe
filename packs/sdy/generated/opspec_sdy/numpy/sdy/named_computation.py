"""NumPy kernel of sdy.named_computation: A computation with a name, through which shardings spread
as if it stood where it is used.
"""

# Generated from spec/ops/sdy/named_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["named_computation"]
