"""Verifier of chlo.broadcast_select: Each value from one of two tensors, as a predicate says,
dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, all_of, lazily, rank, shape
from opspec.values.dims import broadcast, in_step, maximum
from opspec.values.types import Tensor
from opspec_generated.indices import indices, place, tail

RULES = {
    "B1": Rule(
        "all(m == 1 or n == 1 or m == n for m, n in zip(pred_shape, on_true_shape)) and all(m == 1 "
        "or n == 1 or m == n for m, n in zip(pred_shape, on_false_shape)) and all(m == 1 or n == 1 "
        "or m == n for m, n in zip(on_true_shape, on_false_shape))",
        says="sizes that meet in a dimension are the same, or one of them is 1",
    ),
    "B2": Rule(
        "shape(result) == broadcast(broadcast(pred_shape, on_true_shape), on_false_shape)",
        says="of the sizes that meet in a dimension `result` has the one that is not 1",
    ),
}


def rules(
    check: Check,
    pred: Tensor,
    on_true: Tensor,
    on_false: Tensor,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    many = lazily(lambda: maximum(maximum(rank(pred), rank(on_true)), rank(on_false)))
    pred_axes = lazily(lambda: tail(indices(many()), rank(pred)))
    pred_shape = lazily(lambda: place((pred_axes(), shape(pred)), fill=1, rank=many()))
    on_true_axes = lazily(lambda: tail(indices(many()), rank(on_true)))
    on_true_shape = lazily(lambda: place((on_true_axes(), shape(on_true)), fill=1, rank=many()))
    on_false_axes = lazily(lambda: tail(indices(many()), rank(on_false)))
    on_false_shape = lazily(lambda: place((on_false_axes(), shape(on_false)), fill=1, rank=many()))
    check(
        "B1",
        lambda: (
            all_of(m == 1 or n == 1 or m == n for m, n in in_step(pred_shape(), on_true_shape()))
            and all_of(
                m == 1 or n == 1 or m == n for m, n in in_step(pred_shape(), on_false_shape())
            )
            and all_of(
                m == 1 or n == 1 or m == n
                for m, n in in_step(on_true_shape(), on_false_shape())
            )
        ),
        equal=lambda: (
            *(
                pair
                for m, n in in_step(
                    pred_shape(),
                    on_true_shape(),
                ) for pair in (((m, n),) if (m == 1) is False and (n == 1) is False else ())
            ),
            *(
                pair
                for m, n in in_step(
                    pred_shape(),
                    on_false_shape(),
                ) for pair in (((m, n),) if (m == 1) is False and (n == 1) is False else ())
            ),
            *(
                pair
                for m, n in in_step(
                    on_true_shape(),
                    on_false_shape(),
                ) for pair in (((m, n),) if (m == 1) is False and (n == 1) is False else ())
            ),
        ),
    )
    check(
        "B2",
        lambda: (
            shape(result)
            == broadcast(broadcast(pred_shape(), on_true_shape()), on_false_shape())
        ),
        needs=("B1",),
        equal=lambda: (
            (shape(result), broadcast(broadcast(pred_shape(), on_true_shape()), on_false_shape())),
        ),
    )
