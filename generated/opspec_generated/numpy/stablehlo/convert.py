"""NumPy kernel of stablehlo.convert: Each value as the nearest value of another element type."""

# Generated from spec/ops/stablehlo/convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Each value as the nearest value of another element type."""
    T = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(T, read(operand, o)))
