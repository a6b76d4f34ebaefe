"""Verifier of chlo.broadcast_compare: Whether a relation holds between two values, dimensions of
size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    is_complex,
    is_float,
    is_quantized,
    is_signed,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import broadcast, in_step, maximum, minimum
from opspec.values.types import Tensor
from opspec_generated.indices import indices, is_sorted, is_unique, place

RULES = {
    "B3": Rule(
        "len(broadcast_dimensions) == few",
        says="`broadcast_dimensions` has an entry for each dimension of the operand of lower rank",
    ),
    "B4": Rule(
        "0 <= broadcast_dimensions < many",
        says="each of `broadcast_dimensions` is a dimension of the operand of higher rank",
    ),
    "B5": Rule(
        "is_sorted(broadcast_dimensions) and is_unique(broadcast_dimensions)",
        says="the dimensions go up",
    ),
    "B1": Rule(
        "all(m == 1 or n == 1 or m == n for m, n in zip(lhs_shape, rhs_shape))",
        says="sizes that meet in a dimension are the same, or one of them is 1",
    ),
    "B2": Rule(
        "shape(result) == broadcast(lhs_shape, rhs_shape)",
        says="of the sizes that meet in a dimension `result` has the one that is not 1",
    ),
    "C3": Rule(
        "is_quantized(T) or (is_signed(T) if compare_type == 'SIGNED' else is_whole and not "
        "is_signed(T) if compare_type == 'UNSIGNED' else not is_whole if compare_type == 'FLOAT' "
        "else is_float(T) if compare_type == 'TOTALORDER' else true)",
        says="compare_type suits the element type",
    ),
}


def rules(
    check: Check,
    lhs: Tensor,
    rhs: Tensor,
    comparison_direction: str,
    compare_type: str | None,
    broadcast_dimensions: Vec,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    is_whole = lazily(lambda: not is_float(T) and not is_complex(T))
    few = lazily(lambda: minimum(rank(lhs), rank(rhs)))
    many = lazily(lambda: maximum(rank(lhs), rank(rhs)))
    lhs_axes = lazily(lambda: broadcast_dimensions if rank(lhs) < many() else indices(many()))
    lhs_shape = lazily(lambda: place((lhs_axes(), shape(lhs)), fill=1, rank=many()))
    rhs_axes = lazily(lambda: broadcast_dimensions if rank(rhs) < many() else indices(many()))
    rhs_shape = lazily(lambda: place((rhs_axes(), shape(rhs)), fill=1, rank=many()))
    check("B3", lambda: len(broadcast_dimensions) == few())
    check("B4", lambda: 0 <= broadcast_dimensions < many())
    check("B5", lambda: is_sorted(broadcast_dimensions) and is_unique(broadcast_dimensions))
    check(
        "B1",
        lambda: all_of(m == 1 or n == 1 or m == n for m, n in in_step(lhs_shape(), rhs_shape())),
        needs=("B3", "B4", "B5"),
        equal=lambda: (
            pair
            for m, n in in_step(
                lhs_shape(),
                rhs_shape(),
            ) for pair in (((m, n),) if (m == 1) is False and (n == 1) is False else ())
        ),
    )
    check(
        "B2",
        lambda: shape(result) == broadcast(lhs_shape(), rhs_shape()),
        needs=("B3", "B4", "B5", "B1"),
        equal=lambda: ((shape(result), broadcast(lhs_shape(), rhs_shape())),),
    )
    check(
        "C3",
        lambda: (
            is_quantized(T)
            or (
                is_signed(T)
                if compare_type == "SIGNED"
                else is_whole() and not is_signed(T)
                if compare_type == "UNSIGNED"
                else not is_whole()
                if compare_type == "FLOAT"
                else is_float(T)
                if compare_type == "TOTALORDER"
                else True
            )
        ),
    )
