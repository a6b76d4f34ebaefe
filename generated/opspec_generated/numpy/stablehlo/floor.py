"""NumPy kernel of stablehlo.floor: The largest whole number not above each value."""

# Generated from spec/ops/stablehlo/floor.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import floor

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The largest whole number not above each value."""
    o = index(result.shape)
    return as_result(result, floor(read(operand, o)))
