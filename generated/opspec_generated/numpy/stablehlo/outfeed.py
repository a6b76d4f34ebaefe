"""NumPy kernel of stablehlo.outfeed: Values are fed out to the host, and a token stands behind
them.
"""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["outfeed"]
