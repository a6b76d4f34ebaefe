"""NumPy kernel of stablehlo.send: Values go to a channel, and so to another process or to the host;
a token stands behind them.
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["send"]
