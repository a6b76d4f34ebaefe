"""Verifier of stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two
matrices; dot_general says it in general.
"""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head, tail

RULES = {
    "C1": Rule("1 <= rank(lhs) and rank(lhs) <= 2", says="lhs is a vector or a matrix"),
    "C2": Rule("1 <= rank(rhs) and rank(rhs) <= 2", says="rhs is a vector or a matrix"),
    "C3": Rule(
        "terms == shape(rhs)[0]",
        says=(
            "rows of `lhs` are as long as columns of `rhs`, else some factors would have no "
            "partner"
        ),
    ),
    "C4": Rule(
        "len(precision_config) <= 2",
        says="`precision_config` has no more entries than there are operands",
    ),
    "C5": Rule(
        "shape(result) == cat(head(shape(lhs), rank(lhs) - 1), tail(shape(rhs), rank(rhs) - 1))",
        says="`result` has the rows of `lhs` and the columns of `rhs`",
    ),
}


def rules(
    check: Check,
    lhs: Tensor,
    rhs: Tensor,
    precision_config: Sequence[str],
    result: Tensor,
    L: Element,
    R: Element,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    terms = lazily(lambda: shape(lhs)[rank(lhs) - 1])
    check("C1", lambda: 1 <= rank(lhs) <= 2)
    check("C2", lambda: 1 <= rank(rhs) <= 2)
    check(
        "C3",
        lambda: terms() == shape(rhs)[0],
        needs=("C1", "C2"),
        equal=lambda: ((terms(), shape(rhs)[0]),),
    )
    check("C4", lambda: len(precision_config) <= 2)
    check(
        "C5",
        lambda: (
            shape(result)
            == cat(head(shape(lhs), rank(lhs) - 1), tail(shape(rhs), rank(rhs) - 1))
        ),
        needs=("C1", "C2"),
        equal=lambda: (
            (shape(result), cat(head(shape(lhs), rank(lhs) - 1), tail(shape(rhs), rank(rhs) - 1))),
        ),
    )
