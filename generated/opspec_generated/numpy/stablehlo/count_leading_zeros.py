"""NumPy kernel of stablehlo.count_leading_zeros: How many zero bits stand above the highest set bit
of each integer.
"""

# Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import count_leading_zeros

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """How many zero bits stand above the highest set bit of each integer."""
    o = index(result.shape)
    return as_result(result, count_leading_zeros(read(operand, o)))
