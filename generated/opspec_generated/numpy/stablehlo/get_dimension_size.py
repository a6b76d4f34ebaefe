"""NumPy kernel of stablehlo.get_dimension_size: The size of a dimension."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, shape
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = False
MOVES = False


def kernel(operand: Elements, *, dimension: int, result: Tensor) -> Elements:
    """The size of a dimension."""
    return as_result(result, shape(operand)[dimension])
