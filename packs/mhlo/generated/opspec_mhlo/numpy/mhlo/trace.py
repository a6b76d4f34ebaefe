"""NumPy kernel of mhlo.trace: A value is shown under a tag, to whoever looks for it."""

# Generated from spec/ops/mhlo/trace.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["trace"]
