"""Inference of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, lazily, rank, shape
from opspec_generated.indices import cat, others, take


def infer(
    solve: Solver,
    lhs: Any,
    rhs: Any,
    group_sizes: Any,
    lhs_batching_dimensions: Any,
    rhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    rhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    rhs_group_dimensions: Any,
    precision_config: Any,
    L: Any,
    R: Any,
    I: Any,
    T: Any,
    P: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    lhs_bound = lazily(lambda: cat(lhs_batching_dimensions, lhs_contracting_dimensions))
    rhs_bound = lazily(
        lambda: cat(rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions),
    )
    lhs_free = lazily(lambda: others(lhs_bound(), rank(lhs)))
    rhs_free = lazily(lambda: others(rhs_bound(), rank(rhs)))
    ragged = lazily(lambda: lhs_ragged_dimensions[0])
    groups = lazily(lambda: shape(group_sizes)[rank(group_sizes) - 1])
    result = solve(
        C16=lambda: cat(
            Vec(groups() for d in lhs_contracting_dimensions if d == ragged()),
            take(shape(lhs), lhs_batching_dimensions),
            take(shape(lhs), lhs_free()),
            take(shape(rhs), rhs_free()),
        ),
    )
    return (result,)
