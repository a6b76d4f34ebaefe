"""NumPy kernel of stablehlo.infeed: The next values that the host feeds in, and a token behind
them.
"""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["infeed"]
