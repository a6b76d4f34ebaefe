"""NumPy kernel of stablehlo.ceil: The least whole number not below each value."""

# Generated from spec/ops/stablehlo/ceil.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import ceil

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The least whole number not below each value."""
    o = index(result.shape)
    return as_result(result, ceil(read(operand, o)))
