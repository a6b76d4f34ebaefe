"""NumPy kernel of stablehlo.return: The end of a region, and what the region gives; the op that has
the region says what that has to be.
"""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["region_end"]
