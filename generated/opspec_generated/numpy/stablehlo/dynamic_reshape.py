"""NumPy kernel of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape
that an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, flatten, index, read, shape, unflatten
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, output_shape: Elements, *, result: Tensor) -> Elements:
    """The same elements, in row-major order, under a shape that an operand gives."""
    o = index(result.shape)
    return as_result(result, read(operand, unflatten(flatten(o, shape(result)), shape(operand))))
