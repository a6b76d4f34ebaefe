"""NumPy kernel of chlo.asin: Arc sine, in radians."""

# Generated from spec/ops/chlo/asin.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernel import Array, Tensor
from opspec.pull import fill, index, read
from opspec_generated.numpy.primitives import asin

ELEMENTWISE = True
MOVES = False


def kernel(operand: Array, *, result: Tensor) -> Array:
    """Arc sine, in radians."""
    o = index(result.shape)
    return fill(result, asin(read(operand, o)))
