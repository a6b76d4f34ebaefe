"""NumPy kernel of stablehlo.log_plus_one: The natural logarithm of each value plus one, exact near
zero.
"""

# Generated from spec/ops/stablehlo/log_plus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import log_plus_one

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
    """The natural logarithm of each value plus one, exact near zero."""
    o = index(result.shape)
    return as_result(result, log_plus_one(read(operand, o)))
