"""NumPy kernel of stablehlo.popcnt: How many bits of each integer are set."""

# Generated from spec/ops/stablehlo/popcnt.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import popcount

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """How many bits of each integer are set."""
    o = index(result.shape)
    return as_result(result, popcount(read(operand, o)))
