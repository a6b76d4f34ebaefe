"""NumPy kernel of stablehlo.composite: An op of another namespace, made of ops that a function of
the program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["composite"]
