"""There is no CUDA kernel of stablehlo.rng: its meaning is written by hand (Random numbers come
from a state that no operand holds).
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Random numbers come from a state that no operand holds)"
)
