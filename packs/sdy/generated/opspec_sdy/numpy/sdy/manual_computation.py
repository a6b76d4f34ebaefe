"""NumPy kernel of sdy.manual_computation: A computation that each device does on its parts of the
values, as far as these are shared along manual axes; what the devices make is put together.
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["manual_computation"]
