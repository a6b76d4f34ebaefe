"""NumPy kernel of mhlo.fusion: A group of ops that a backend may compute in one kernel."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["fusion"]
