"""There is no CUDA kernel of stablehlo.rng_bit_generator: its meaning is written by hand
(Algorithms of many rounds on words of their own width are clearer in a program than in a
formula).
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Algorithms of many rounds on words of their own width are "
    "clearer in a program than in a formula)"
)
