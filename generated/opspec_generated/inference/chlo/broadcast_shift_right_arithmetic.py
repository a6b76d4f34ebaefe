"""Inference of chlo.broadcast_shift_right_arithmetic: The first value, read as signed, moved right
by as many bits as the second says, dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_shift_right_arithmetic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.dims import broadcast, maximum
from opspec.values.types import Tensor
from opspec_generated.indices import indices, place


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    broadcast_dimensions: Vec,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    many = lazily(lambda: maximum(rank(lhs), rank(rhs)))
    lhs_axes = lazily(lambda: broadcast_dimensions if rank(lhs) < many() else indices(many()))
    lhs_shape = lazily(lambda: place((lhs_axes(), shape(lhs)), fill=1, rank=many()))
    rhs_axes = lazily(lambda: broadcast_dimensions if rank(rhs) < many() else indices(many()))
    rhs_shape = lazily(lambda: place((rhs_axes(), shape(rhs)), fill=1, rank=many()))
    result = solve(B2=lambda: broadcast(lhs_shape(), rhs_shape()))
    return (result,)
