"""NumPy kernel of mhlo.async_start: A computation that need not be done before its values are asked
for.
"""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["async_call"]
