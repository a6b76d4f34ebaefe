"""There is no CUDA kernel of stablehlo.after_all: its meaning is written by hand (A token has no
elements; it only orders ops).
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (A token has no elements; it only orders ops)"
)
