"""There is no CUDA kernel of sdy.named_computation: its meaning is written by hand (What it gives
is what its body returns, which no expression over elements says of values of any type).
"""

# Generated from spec/ops/sdy/named_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (What it gives is what its body returns, which no expression "
    "over elements says of values of any type)"
)
