"""NumPy kernel of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import next_after

ELEMENTWISE = True
MOVES = False


def kernel(x: Elements, y: Elements, *, result: Tensor) -> Elements:
    """The value next to x on the way to y."""
    o = index(result.shape)
    return as_result(result, next_after(read(x, o), read(y, o)))
