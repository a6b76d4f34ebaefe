"""NumPy kernel of sdy.mesh: A name for a mesh of devices, whose axes shardings name."""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["nothing"]
