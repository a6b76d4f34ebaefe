"""NumPy kernel of stablehlo.reshape: The same elements, in row-major order, under another shape."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, flatten, index, read, shape, unflatten
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The same elements, in row-major order, under another shape."""
    o = index(result.shape)
    return as_result(result, read(operand, unflatten(flatten(o, shape(result)), shape(operand))))
