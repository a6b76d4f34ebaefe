"""NumPy kernel of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the
magnitude of the imaginary part of the arc sine: what the four inverse functions of complex
numbers have in common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, literal
from opspec_generated.numpy.primitives import abs, asin, complex, imag, multiply, real, sqrt

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The real part of the cosine of the arc sine, and the magnitude of the imaginary part of the
    arc sine: what the four inverse functions of complex numbers have in common.
    """
    T = operand.dtype
    o = index(result.shape)
    minus = sqrt(literal(1, T) - read(operand, o))
    plus = sqrt(literal(1, T) + read(operand, o))
    cosine = multiply(real(minus), real(plus)) - multiply(imag(minus), imag(plus))
    return as_result(result, complex(T, abs(cosine), abs(imag(asin(read(operand, o))))))
