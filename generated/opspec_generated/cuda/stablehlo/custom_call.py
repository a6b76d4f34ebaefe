"""There is no CUDA kernel of stablehlo.custom_call: its meaning is written by hand (An
implementation registers what a target means).
"""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (An implementation registers what a target means)"
)
