"""NumPy kernel of mhlo.log2: The logarithm of each value to the base 2."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast, kind
from opspec_generated.numpy.primitives import complex, divide, imag, log, real
from opspec_mhlo.numpy.primitives import log2

ELEMENTWISE = True
MOVES = False


def kernel(
    operand: Elements,
    *,
    atol: float,
    rtol: float,
    ulps: int,
    mode: str,
    result: Tensor,
) -> Elements:
    """The logarithm of each value to the base 2."""
    T = operand.dtype
    o = index(result.shape)
    match kind(T):
        case "float":
            value = log2(read(operand, o))
        case "complex":
            value = complex(
                T,
                divide(real(log(read(operand, o))), real(log(cast(T, 2)))),
                divide(imag(log(read(operand, o))), real(log(cast(T, 2)))),
            )
        case other:
            raise TypeError(f"mhlo.log2 has no meaning for {other} elements")
    return as_result(result, value)
