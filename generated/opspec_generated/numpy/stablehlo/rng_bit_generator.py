"""NumPy kernel of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the
state that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.execution.externs import EXTERNS

ELEMENTWISE = False
MOVES = False

kernel = EXTERNS["rng_bit_generator"]
