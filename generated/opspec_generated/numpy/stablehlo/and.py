"""NumPy kernel of stablehlo.and: Both of two truth values, or the bits set in both of two integers,
element by element.
"""

# Generated from spec/ops/stablehlo/and.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import bit_and

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """Both of two truth values, or the bits set in both of two integers, element by element."""
    o = index(result.shape)
    return as_result(result, bit_and(read(lhs, o), read(rhs, o)))
