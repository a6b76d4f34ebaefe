"""NumPy kernel of sdy.return: The end of a region of Shardy's ops, and what the region gives."""

# Generated from spec/ops/sdy/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["region_end"]
