"""There is no CUDA kernel of sdy.manual_computation: its meaning is written by hand (Devices do it
side by side, and meet where the body lets them exchange values).
"""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Devices do it side by side, and meet where the body lets them "
    "exchange values)"
)
