"""NumPy kernel of chlo.scan: A region applied to one slice of the inputs after the other and to
what it carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["scan"]
