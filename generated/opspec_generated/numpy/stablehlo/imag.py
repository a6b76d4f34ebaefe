"""NumPy kernel of stablehlo.imag: The imaginary part of each value; that of a float is zero."""

# Generated from spec/ops/stablehlo/imag.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast
from opspec_generated.numpy.primitives import imag

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The imaginary part of each value; that of a float is zero."""
    R = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(R, imag(read(operand, o))))
