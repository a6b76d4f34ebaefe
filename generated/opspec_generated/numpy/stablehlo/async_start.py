"""NumPy kernel of stablehlo.async_start: One op, a collective or a slice, that need not be done
before its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["async_start"]
