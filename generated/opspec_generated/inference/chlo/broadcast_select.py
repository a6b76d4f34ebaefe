"""Inference of chlo.broadcast_select: Each value from one of two tensors, as a predicate says,
dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.dims import broadcast, maximum
from opspec.values.types import Tensor
from opspec_generated.indices import indices, place, tail


def infer(
    solve: Solver,
    pred: Tensor,
    on_true: Tensor,
    on_false: Tensor,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    many = lazily(lambda: maximum(maximum(rank(pred), rank(on_true)), rank(on_false)))
    pred_axes = lazily(lambda: tail(indices(many()), rank(pred)))
    pred_shape = lazily(lambda: place((pred_axes(), shape(pred)), fill=1, rank=many()))
    on_true_axes = lazily(lambda: tail(indices(many()), rank(on_true)))
    on_true_shape = lazily(lambda: place((on_true_axes(), shape(on_true)), fill=1, rank=many()))
    on_false_axes = lazily(lambda: tail(indices(many()), rank(on_false)))
    on_false_shape = lazily(lambda: place((on_false_axes(), shape(on_false)), fill=1, rank=many()))
    result = solve(B2=lambda: broadcast(broadcast(pred_shape(), on_true_shape()), on_false_shape()))
    return (result,)
