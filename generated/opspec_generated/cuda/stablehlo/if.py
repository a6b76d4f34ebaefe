"""There is no CUDA kernel of stablehlo.if: its meaning is written by hand (Only the chosen branch
runs, and what it makes has no shape that the operands tell).
"""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Only the chosen branch runs, and what it makes has no shape "
    "that the operands tell)"
)
