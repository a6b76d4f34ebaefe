"""NumPy kernel of stablehlo.shift_right_logical: The first value, read as unsigned, moved right by
as many bits as the second says, element by element.
"""

# Generated from spec/ops/stablehlo/shift_right_logical.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import shift_right_logical

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The first value, read as unsigned, moved right by as many bits as the second says, element by
    element.
    """
    o = index(result.shape)
    return as_result(result, shift_right_logical(read(lhs, o), read(rhs, o)))
