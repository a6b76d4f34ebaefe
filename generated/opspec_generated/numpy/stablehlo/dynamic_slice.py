"""NumPy kernel of stablehlo.dynamic_slice: A box of a given size, from a start that operands give,
moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_index, as_result, index, read, shape
from opspec.kernels.vocabulary import Arrays, Elements, Tensor, Vec
from opspec.values.dims import clamp

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    start_indices: Arrays,
    *,
    slice_sizes: Vec,
    result: Tensor,
) -> Elements:
    """A box of a given size, from a start that operands give, moved to lie inside."""
    o = index(result.shape)
    start = Vec(as_index(read(s, Vec())) for s in start_indices)
    return as_result(result, read(operand, clamp(0, start, shape(operand) - slice_sizes) + o))
