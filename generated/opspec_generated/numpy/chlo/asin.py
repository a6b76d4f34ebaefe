"""NumPy kernel of chlo.asin: Arc sine, in radians."""

# Generated from spec/ops/chlo/asin.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import asin

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Arc sine, in radians."""
    o = index(result.shape)
    return as_result(result, asin(read(operand, o)))
