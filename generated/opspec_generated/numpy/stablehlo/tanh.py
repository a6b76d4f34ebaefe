"""NumPy kernel of stablehlo.tanh: The hyperbolic tangent of each value."""

# Generated from spec/ops/stablehlo/tanh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import tanh

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
    """The hyperbolic tangent of each value."""
    o = index(result.shape)
    return as_result(result, tanh(read(operand, o)))
