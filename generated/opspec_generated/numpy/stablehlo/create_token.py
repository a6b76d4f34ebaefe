"""NumPy kernel of stablehlo.create_token: A token that nothing comes before."""

# Generated from spec/ops/stablehlo/create_token.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["token"]
