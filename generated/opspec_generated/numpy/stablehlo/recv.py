"""NumPy kernel of stablehlo.recv: The next values of a channel, from another process or from the
host, and a token behind them.
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["recv"]
