"""There is no CUDA kernel of stablehlo.create_token: its meaning is written by hand (A token has no
elements; it only orders ops).
"""

# Generated from spec/ops/stablehlo/create_token.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (A token has no elements; it only orders ops)"
)
