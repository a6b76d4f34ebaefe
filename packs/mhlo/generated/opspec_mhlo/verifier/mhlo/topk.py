"""Verifier of mhlo.topk: The k largest values of each row, or the k smallest, and where they stand,
the first of equal ones first.
"""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, bits, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head

RULES = {
    "C1": Rule("1 <= rank(operand)", says="`operand` has a last dimension, else there are no rows"),
    "C2": Rule("0 <= k", says="`k` is not negative"),
    "C3": Rule(
        "k <= shape(operand)[rank(operand) - 1]",
        says="`k` is at most the length of a row, else there is nothing to fill the rest with",
    ),
    "C4": Rule("shape(values) == cat(rows, [k])", says="`values` has `k` entries for each row"),
    "C5": Rule("shape(indices) == cat(rows, [k])", says="`indices` has `k` entries for each row"),
    "C6": Rule(
        "bits(I) == 32",
        says="`indices` are of 32 bits, as programs of frontends have them",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    k: int,
    largest: bool,
    values: Tensor,
    indices: Tensor,
    T: Element,
    I: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    rows = lazily(lambda: head(shape(operand), rank(operand) - 1))
    check("C1", lambda: 1 <= rank(operand))
    check("C2", lambda: 0 <= k)
    check("C3", lambda: k <= shape(operand)[rank(operand) - 1], needs=("C1",))
    check(
        "C4",
        lambda: shape(values) == cat(rows(), Vec([k])),
        needs=("C1", "C2", "C3"),
        equal=lambda: ((shape(values), cat(rows(), Vec([k]))),),
    )
    check(
        "C5",
        lambda: shape(indices) == cat(rows(), Vec([k])),
        needs=("C1", "C2", "C3"),
        equal=lambda: ((shape(indices), cat(rows(), Vec([k]))),),
    )
    check("C6", lambda: bits(I) == 32)
