"""NumPy kernel of stablehlo.or: Either of two truth values, or the bits set in either of two
integers, element by element.
"""

# Generated from spec/ops/stablehlo/or.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import bit_or

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """Either of two truth values, or the bits set in either of two integers, element by element."""
    o = index(result.shape)
    return as_result(result, bit_or(read(lhs, o), read(rhs, o)))
