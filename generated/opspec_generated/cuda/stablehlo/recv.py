"""There is no CUDA kernel of stablehlo.recv: its meaning is written by hand (The values come from
outside of the process).
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The values come from outside of the process)"
)
