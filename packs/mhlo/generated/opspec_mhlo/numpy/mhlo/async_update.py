"""NumPy kernel of mhlo.async_update: A computation that was begun goes on, up to where it waits
next.
"""

# Generated from spec/ops/mhlo/async_update.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["passed"]
