"""There is no CUDA kernel of mhlo.minimum_broadcast_shapes: its meaning is written by hand (How
many dimensions a new shape has depends on the sizes in all of them).
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (How many dimensions a new shape has depends on the sizes in "
    "all of them)"
)
