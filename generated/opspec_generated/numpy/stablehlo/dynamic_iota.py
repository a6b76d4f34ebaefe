"""NumPy kernel of stablehlo.dynamic_iota: Counts up from zero along a dimension, in a shape that an
operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index
from opspec.kernels.vocabulary import Elements, Tensor, cast

ELEMENTWISE = False
MOVES = False


def kernel(output_shape: Elements, *, iota_dimension: int, result: Tensor) -> Elements:
    """Counts up from zero along a dimension, in a shape that an operand gives."""
    T = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(T, o[iota_dimension]))
