"""There is no CUDA kernel of stablehlo.send: its meaning is written by hand (The values leave the
process).
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The values leave the process)"
)
