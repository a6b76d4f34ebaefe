"""There is no CUDA kernel of stablehlo.get_tuple_element: its meaning is written by hand (A tuple
has no elements in the sense of a tensor).
"""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (A tuple has no elements in the sense of a tensor)"
)
