"""NumPy kernel of stablehlo.logistic: The logistic function of each value, between 0 and 1."""

# Generated from spec/ops/stablehlo/logistic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import logistic

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
    """The logistic function of each value, between 0 and 1."""
    o = index(result.shape)
    return as_result(result, logistic(read(operand, o)))
