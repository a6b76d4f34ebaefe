"""There is no CUDA kernel of sdy.mesh: its meaning is written by hand (It gives no value; shardings
look its mesh up).
"""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (It gives no value; shardings look its mesh up)"
)
