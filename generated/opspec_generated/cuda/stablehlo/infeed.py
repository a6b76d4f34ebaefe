"""There is no CUDA kernel of stablehlo.infeed: its meaning is written by hand (The values come from
outside of the program).
"""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The values come from outside of the program)"
)
