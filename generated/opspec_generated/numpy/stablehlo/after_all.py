"""NumPy kernel of stablehlo.after_all: A token behind others, so that what they stand for comes
first.
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["token"]
