"""NumPy kernel of stablehlo.shift_left: The first value moved left by as many bits as the second
says, element by element.
"""

# Generated from spec/ops/stablehlo/shift_left.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import shift_left

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The first value moved left by as many bits as the second says, element by element."""
    o = index(result.shape)
    return as_result(result, shift_left(read(lhs, o), read(rhs, o)))
