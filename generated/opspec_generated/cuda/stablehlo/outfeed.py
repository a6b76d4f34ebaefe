"""There is no CUDA kernel of stablehlo.outfeed: its meaning is written by hand (The values leave
the program).
"""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The values leave the program)"
)
