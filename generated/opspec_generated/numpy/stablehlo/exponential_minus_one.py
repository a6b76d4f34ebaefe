"""NumPy kernel of stablehlo.exponential_minus_one: e to the power of each value, less one, exact
near zero.
"""

# Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import exponential_minus_one

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
    """e to the power of each value, less one, exact near zero."""
    o = index(result.shape)
    return as_result(result, exponential_minus_one(read(operand, o)))
