"""NumPy kernel of mhlo.exp2: 2 to the power of each value."""

# Generated from spec/ops/mhlo/exp2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast
from opspec_generated.numpy.primitives import power

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
    """2 to the power of each value."""
    T = operand.dtype
    o = index(result.shape)
    return as_result(result, power(cast(T, 2), read(operand, o)))
