"""There is no CUDA kernel of stablehlo.async_start: its meaning is written by hand (A future has no
elements; it stands for the value of an op that may still run).
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (A future has no elements; it stands for the value of an op "
    "that may still run)"
)
