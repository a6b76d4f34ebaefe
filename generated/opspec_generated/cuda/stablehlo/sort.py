"""There is no CUDA kernel of stablehlo.sort: its meaning is written by hand (The order follows from
repeated calls of a region, which no fold over a fixed space can say).
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The order follows from repeated calls of a region, which no "
    "fold over a fixed space can say)"
)
