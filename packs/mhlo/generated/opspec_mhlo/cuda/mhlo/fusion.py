"""There is no CUDA kernel of mhlo.fusion: its meaning is written by hand (What it gives is what its
region returns, which no expression over elements says of values of any type).
"""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (What it gives is what its region returns, which no expression "
    "over elements says of values of any type)"
)
