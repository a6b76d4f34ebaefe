"""NumPy kernel of chlo.ragged_dot: Products of matrices as dot_general makes them, with one
dimension cut into groups: each group of rows has a matrix of its own to be multiplied with, or
each group of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_index, as_result, choose, index, rank, read, shape
from opspec.kernels.vocabulary import (
    Elements,
    Sequence,
    Tensor,
    Vec,
    cast,
    dtype_of,
    literal,
    tensor,
)
from opspec_generated.indices import cat, contains, head, index_of, others, place, tail, take
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = False
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    group_sizes: Elements,
    *,
    lhs_batching_dimensions: Vec,
    rhs_batching_dimensions: Vec,
    lhs_contracting_dimensions: Vec,
    rhs_contracting_dimensions: Vec,
    lhs_ragged_dimensions: Vec,
    rhs_group_dimensions: Vec,
    precision_config: Sequence[str],
    result: Tensor,
) -> Elements:
    """Products of matrices as dot_general makes them, with one dimension cut into groups: each
    group of rows has a matrix of its own to be multiplied with, or each group of terms a sum of
    its own.
    """
    T = result.element.dtype
    P = dtype_of("i64")
    lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions)
    rhs_bound = cat(rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions)
    lhs_free = others(lhs_bound, rank(lhs))
    rhs_free = others(rhs_bound, rank(rhs))
    ragged = lhs_ragged_dimensions[0]
    cuts_batch = contains(lhs_batching_dimensions, ragged)
    cuts_terms = contains(lhs_contracting_dimensions, ragged)
    groups = shape(group_sizes)[rank(group_sizes) - 1]
    before = (
        head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
        if cuts_batch
        else cat(
            lhs_batching_dimensions,
            head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)),
        )
        if cuts_terms
        else cat(lhs_batching_dimensions, Vec(d for d in lhs_free if d < ragged))
    )
    o = index(cat(take(shape(lhs), before), Vec([groups])))

    def end_where(j: Any) -> Any:
        n = len(before)
        return j <= o[n]

    def end_term(j: Any) -> Any:
        n = len(before)
        return cast(P, read(group_sizes, tail(cat(head(o, n), Vec([j])), rank(group_sizes))))

    value = fold(
        cat(take(shape(lhs), before), Vec([groups])),
        {"j": range(groups)},
        end_term,
        init=literal(0, P),
        combine="add",
        where=end_where,
    )
    end = tensor(cat(take(shape(lhs), before), Vec([groups])), P, value)
    o = index(cat(take(shape(lhs), before), Vec([shape(lhs)[ragged]])))

    def group_term(j: Any) -> Any:
        n = len(before)
        return choose(
            as_index(read(end, cat(head(o, n), Vec([j])))) <= o[n],
            lambda: cast(P, 1),
            lambda: cast(P, 0),
        )

    value = fold(
        cat(take(shape(lhs), before), Vec([shape(lhs)[ragged]])),
        {"j": range(groups)},
        group_term,
        init=literal(0, P),
        combine="add",
    )
    group = tensor(cat(take(shape(lhs), before), Vec([shape(lhs)[ragged]])), P, value)
    o = index(result.shape)

    def result_where(k: Any) -> Any:
        p = tail(o, len(lhs_batching_dimensions) + len(lhs_free) + len(rhs_free))
        b = head(p, len(lhs_batching_dimensions))
        rows = head(tail(p, len(p) - len(b)), len(lhs_free))
        left = place(
            (lhs_batching_dimensions, b),
            (lhs_free, rows),
            (lhs_contracting_dimensions, k),
        )
        g = as_index(read(group, take(left, cat(before, lhs_ragged_dimensions))))
        return cuts_batch | (g == o[0] if cuts_terms else g < groups)

    def result_term(k: Any) -> Any:
        p = tail(o, len(lhs_batching_dimensions) + len(lhs_free) + len(rhs_free))
        b = head(p, len(lhs_batching_dimensions))
        rows = head(tail(p, len(p) - len(b)), len(lhs_free))
        columns = tail(p, len(rhs_free))
        left = place(
            (lhs_batching_dimensions, b),
            (lhs_free, rows),
            (lhs_contracting_dimensions, k),
        )
        g = as_index(read(group, take(left, cat(before, lhs_ragged_dimensions))))
        right = place(
            (rhs_batching_dimensions, b),
            (rhs_free, columns),
            (rhs_contracting_dimensions, k),
            (rhs_group_dimensions, Vec(g for d in rhs_group_dimensions)),
        )
        return multiply(cast(T, read(lhs, left)), cast(T, read(rhs, right)))

    value = fold(
        result.shape,
        {"k": box(take(shape(lhs), lhs_contracting_dimensions))},
        result_term,
        init=cast(T, 0),
        combine="add",
        where=result_where,
    )
    return as_result(result, value)
