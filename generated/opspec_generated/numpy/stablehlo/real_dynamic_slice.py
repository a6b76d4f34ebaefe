"""NumPy kernel of stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in
every stride, where operands say.
"""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, ints

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    start_indices: Elements,
    limit_indices: Elements,
    strides: Elements,
    *,
    result: Tensor,
) -> Elements:
    """The elements from a start up to a limit, one in every stride, where operands say."""
    start = ints(start_indices)
    step = ints(strides)
    o = index(result.shape)
    return as_result(result, read(operand, start + o * step))
