"""There is no CUDA kernel of stablehlo.optimization_barrier: its meaning is written by hand (It
gives tokens as well as tensors, and a meaning by elements speaks of tensors alone).
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (It gives tokens as well as tensors, and a meaning by elements "
    "speaks of tensors alone)"
)
