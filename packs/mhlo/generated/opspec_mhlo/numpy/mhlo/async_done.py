"""NumPy kernel of mhlo.async_done: The values of a computation that was begun, once they are there.
"""

# Generated from spec/ops/mhlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["async_values"]
