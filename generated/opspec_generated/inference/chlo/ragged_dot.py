"""Inference of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, others, take


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    group_sizes: Tensor,
    lhs_batching_dimensions: Vec,
    rhs_batching_dimensions: Vec,
    lhs_contracting_dimensions: Vec,
    rhs_contracting_dimensions: Vec,
    lhs_ragged_dimensions: Vec,
    rhs_group_dimensions: Vec,
    precision_config: Sequence[str],
    L: Element,
    R: Element,
    I: Element,
    T: Element | None,
    P: Element,
) -> tuple[Vec | None]:
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
