"""There is no CUDA kernel of stablehlo.while: its meaning is written by hand (How often the body
runs follows from values, and no fold goes over a space of unknown size).
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (How often the body runs follows from values, and no fold goes "
    "over a space of unknown size)"
)
