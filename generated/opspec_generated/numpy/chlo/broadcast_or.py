"""NumPy kernel of chlo.broadcast_or: Either of two truth values, or the bits set in either of two
integers, dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_or.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec.values.dims import in_step, maximum
from opspec_generated.indices import indices
from opspec_generated.numpy.primitives import bit_or

ELEMENTWISE = False
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, broadcast_dimensions: Vec, result: Tensor) -> Elements:
    """Either of two truth values, or the bits set in either of two integers, dimensions of size one
    and missing ones repeated.
    """
    many = maximum(rank(lhs), rank(rhs))
    lhs_axes = broadcast_dimensions if rank(lhs) < many else indices(many)
    rhs_axes = broadcast_dimensions if rank(rhs) < many else indices(many)
    o = index(result.shape)
    lhs_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(lhs), lhs_axes))
    rhs_at = Vec(0 if n == 1 else o[d] for n, d in in_step(shape(rhs), rhs_axes))
    return as_result(result, bit_or(read(lhs, lhs_at), read(rhs, rhs_at)))
