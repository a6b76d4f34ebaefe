"""Verifier of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, contains, head, index_of, is_unique, others, take

RULES = {
    "C1": Rule(
        "len(lhs_batching_dimensions) == len(rhs_batching_dimensions)",
        says="as many dimensions of `lhs` as of `rhs` are of the batch, since they go in pairs",
    ),
    "C2": Rule(
        "len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions)",
        says="as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs",
    ),
    "C3": Rule(
        "is_unique(lhs_bound)",
        says="no dimension of `lhs` is named twice: it is of the batch or contracted, not both",
    ),
    "C4": Rule(
        "is_unique(rhs_bound)",
        says=(
            "no dimension of `rhs` is named twice: it is of the batch, contracted, or that of the "
            "groups"
        ),
    ),
    "C5": Rule("0 <= lhs_bound < rank(lhs)", says="each dimension that is named is one of `lhs`"),
    "C6": Rule("0 <= rhs_bound < rank(rhs)", says="each dimension that is named is one of `rhs`"),
    "C7": Rule(
        "take(shape(lhs), lhs_batching_dimensions) == take(shape(rhs), rhs_batching_dimensions)",
        says="partners of the batch have one size, else some products would lack a factor",
    ),
    "C8": Rule(
        "take(shape(lhs), lhs_contracting_dimensions) == take(shape(rhs), "
        "rhs_contracting_dimensions)",
        says="partners that are contracted have one size, else some terms would lack a factor",
    ),
    "C9": Rule(
        "len(precision_config) == 0 or len(precision_config) == 2",
        says="`precision_config` is empty, or has an entry for each of the two operands",
    ),
    "C10": Rule(
        "len(lhs_ragged_dimensions) == 1",
        says="exactly one dimension of `lhs` is cut into groups",
    ),
    "C11": Rule(
        "0 <= lhs_ragged_dimensions < rank(lhs)",
        says="the dimension that is cut is one of `lhs`",
    ),
    "C12": Rule(
        "1 <= rank(group_sizes)",
        says="`group_sizes` has a dimension that counts the groups",
    ),
    "C13": Rule(
        "rank(group_sizes) < 2 or shape(group_sizes) == cat(take(shape(lhs), before), [groups])",
        says=(
            "there are sizes for all, or for each index of the dimensions that stand before the "
            "ragged one"
        ),
    ),
    "C14": Rule(
        "len(rhs_group_dimensions) == (0 if cuts_batch or cuts_terms else 1)",
        says="rhs has a matrix for each group where rows are cut into groups, and only there",
    ),
    "C15": Rule(
        "all(shape(rhs)[d] == groups for d in rhs_group_dimensions)",
        says="the dimension of groups in `rhs` has a matrix for each of `group_sizes`",
    ),
    "C16": Rule(
        "shape(result) == cat([groups for d in lhs_contracting_dimensions if d == ragged], "
        "take(shape(lhs), lhs_batching_dimensions), take(shape(lhs), lhs_free), take(shape(rhs), "
        "rhs_free))",
        says=(
            "`result` has the groups of sums, the batch, the free dimensions of `lhs` and those of "
            "`rhs`, in this order"
        ),
    ),
}


def rules(
    check: Check,
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
    result: Tensor,
    L: Element,
    R: Element,
    I: Element,
    T: Element,
    P: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    lhs_bound = lazily(lambda: cat(lhs_batching_dimensions, lhs_contracting_dimensions))
    rhs_bound = lazily(
        lambda: cat(rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions),
    )
    lhs_free = lazily(lambda: others(lhs_bound(), rank(lhs)))
    rhs_free = lazily(lambda: others(rhs_bound(), rank(rhs)))
    ragged = lazily(lambda: lhs_ragged_dimensions[0])
    cuts_batch = lazily(lambda: contains(lhs_batching_dimensions, ragged()))
    cuts_terms = lazily(lambda: contains(lhs_contracting_dimensions, ragged()))
    groups = lazily(lambda: shape(group_sizes)[rank(group_sizes) - 1])
    before = lazily(
        lambda: (
            head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged()))
            if cuts_batch()
            else cat(
                lhs_batching_dimensions,
                head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged())),
            )
            if cuts_terms()
            else cat(lhs_batching_dimensions, Vec(d for d in lhs_free() if d < ragged()))
        ),
    )
    check("C1", lambda: len(lhs_batching_dimensions) == len(rhs_batching_dimensions))
    check("C2", lambda: len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions))
    check("C3", lambda: is_unique(lhs_bound()))
    check("C4", lambda: is_unique(rhs_bound()))
    check("C5", lambda: 0 <= lhs_bound() < rank(lhs))
    check("C6", lambda: 0 <= rhs_bound() < rank(rhs))
    check(
        "C7",
        lambda: (
            take(shape(lhs), lhs_batching_dimensions)
            == take(shape(rhs), rhs_batching_dimensions)
        ),
        needs=("C1", "C5", "C6"),
        equal=lambda: (
            (take(shape(lhs), lhs_batching_dimensions), take(shape(rhs), rhs_batching_dimensions)),
        ),
    )
    check(
        "C8",
        lambda: (
            take(shape(lhs), lhs_contracting_dimensions)
            == take(shape(rhs), rhs_contracting_dimensions)
        ),
        needs=("C2", "C5", "C6"),
        equal=lambda: (
            (
                take(shape(lhs), lhs_contracting_dimensions),
                take(shape(rhs), rhs_contracting_dimensions),
            ),
        ),
    )
    check("C9", lambda: len(precision_config) == 0 or len(precision_config) == 2)
    check("C10", lambda: len(lhs_ragged_dimensions) == 1)
    check("C11", lambda: 0 <= lhs_ragged_dimensions < rank(lhs), needs=("C10",))
    check("C12", lambda: 1 <= rank(group_sizes))
    check(
        "C13",
        lambda: (
            rank(group_sizes) < 2
            or shape(group_sizes) == cat(take(shape(lhs), before()), Vec([groups()]))
        ),
        needs=("C3", "C5", "C11", "C12"),
        equal=lambda: (
            ((shape(group_sizes), cat(take(shape(lhs), before()), Vec([groups()]))),)
            if (rank(group_sizes) < 2) is False
            else ()
        ),
    )
    check(
        "C14",
        lambda: len(rhs_group_dimensions) == (0 if cuts_batch() or cuts_terms() else 1),
        needs=("C10",),
    )
    check(
        "C15",
        lambda: all_of(shape(rhs)[d] == groups() for d in rhs_group_dimensions),
        needs=("C6", "C12", "C14"),
        equal=lambda: ((shape(rhs)[d], each) for each in (groups(),) for d in rhs_group_dimensions),
    )
    check(
        "C16",
        lambda: (
            shape(result)
            == cat(
                Vec(groups() for d in lhs_contracting_dimensions if d == ragged()),
                take(shape(lhs), lhs_batching_dimensions),
                take(shape(lhs), lhs_free()),
                take(shape(rhs), rhs_free()),
            )
        ),
        needs=("C3", "C4", "C5", "C6", "C10", "C12"),
        equal=lambda: (
            (
                shape(result),
                cat(
                    Vec(groups() for d in lhs_contracting_dimensions if d == ragged()),
                    take(shape(lhs), lhs_batching_dimensions),
                    take(shape(lhs), lhs_free()),
                    take(shape(rhs), rhs_free()),
                ),
            ),
        ),
    )
