"""NumPy kernel of stablehlo.rng: Random numbers, uniform between two values or normal of a mean and
a deviation.
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["rng"]
