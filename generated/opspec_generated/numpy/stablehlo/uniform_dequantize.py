"""NumPy kernel of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand
for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The floating-point values that quantized ones stand for."""
    T = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(T, read(operand, o)))
