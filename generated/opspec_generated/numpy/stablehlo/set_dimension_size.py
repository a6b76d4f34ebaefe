"""NumPy kernel of stablehlo.set_dimension_size: A tensor of which only so many slices along a
dimension count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, size: Elements, *, dimension: int, result: Tensor) -> Elements:
    """A tensor of which only so many slices along a dimension count; how many is known when the
    program runs.
    """
    o = index(result.shape)
    return as_result(result, read(operand, o))
