"""NumPy kernel of stablehlo.set_dimension_size: A tensor of which only so many slices along a
dimension count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Array, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(operand: Array, size: Array, *, dimension: int, result: Tensor) -> Array:
    """A tensor of which only so many slices along a dimension count; how many is known when the
    program runs.
    """
    o = index(result.shape)
    return as_result(result, read(operand, o))
