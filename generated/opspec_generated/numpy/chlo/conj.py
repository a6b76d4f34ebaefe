"""NumPy kernel of chlo.conj: The complex conjugate; a real value is its own."""

# Generated from spec/ops/chlo/conj.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, kind
from opspec_generated.numpy.primitives import complex, imag, negate, real

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The complex conjugate; a real value is its own."""
    T = operand.dtype
    o = index(result.shape)
    match kind(T):
        case "float":
            value = read(operand, o)
        case "complex":
            value = complex(T, real(read(operand, o)), negate(imag(read(operand, o))))
        case other:
            raise TypeError(f"chlo.conj has no meaning for {other} elements")
    return as_result(result, value)
