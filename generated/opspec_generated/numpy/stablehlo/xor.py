"""NumPy kernel of stablehlo.xor: Exactly one of two truth values, or the bits set in exactly one of
two integers, element by element.
"""

# Generated from spec/ops/stablehlo/xor.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import bit_xor

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """Exactly one of two truth values, or the bits set in exactly one of two integers, element by
    element.
    """
    o = index(result.shape)
    return as_result(result, bit_xor(read(lhs, o), read(rhs, o)))
