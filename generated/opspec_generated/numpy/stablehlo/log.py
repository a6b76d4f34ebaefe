"""NumPy kernel of stablehlo.log: The natural logarithm of each value."""

# Generated from spec/ops/stablehlo/log.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import log

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
    """The natural logarithm of each value."""
    o = index(result.shape)
    return as_result(result, log(read(operand, o)))
