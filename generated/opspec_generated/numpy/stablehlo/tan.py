"""NumPy kernel of stablehlo.tan: The tangent of each angle in radians."""

# Generated from spec/ops/stablehlo/tan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import tan

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
    """The tangent of each angle in radians."""
    o = index(result.shape)
    return as_result(result, tan(read(operand, o)))
