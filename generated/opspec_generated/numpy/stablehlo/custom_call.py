"""NumPy kernel of stablehlo.custom_call: What an implementation defines, by the name of a target.
"""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["custom_call"]
