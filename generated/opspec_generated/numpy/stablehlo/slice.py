"""NumPy kernel of stablehlo.slice: The elements from a start up to a limit, one in every stride,
along each dimension.
"""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    *,
    start_indices: Vec,
    limit_indices: Vec,
    strides: Vec,
    result: Tensor,
) -> Elements:
    """The elements from a start up to a limit, one in every stride, along each dimension."""
    o = index(result.shape)
    return as_result(result, read(operand, start_indices + o * strides))
