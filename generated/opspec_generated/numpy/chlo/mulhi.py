"""NumPy kernel of chlo.mulhi: The upper half of the bits of each product."""

# Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import multiply_high

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The upper half of the bits of each product."""
    o = index(result.shape)
    return as_result(result, multiply_high(read(lhs, o), read(rhs, o)))
