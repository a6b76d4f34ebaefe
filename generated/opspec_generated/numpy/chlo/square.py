"""NumPy kernel of chlo.square: The product of each value with itself."""

# Generated from spec/ops/chlo/square.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The product of each value with itself."""
    o = index(result.shape)
    return as_result(result, multiply(read(operand, o), read(operand, o)))
