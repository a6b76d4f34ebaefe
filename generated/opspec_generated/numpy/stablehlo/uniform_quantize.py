"""NumPy kernel of stablehlo.uniform_quantize: The stored values of a quantized type that are
nearest to floating-point or other quantized values.
"""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The stored values of a quantized type that are nearest to floating-point or other quantized
    values.
    """
    T = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(T, read(operand, o)))
