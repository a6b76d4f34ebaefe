"""Verifier of stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in every
stride, where operands say.
"""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Ints, Rule, ints, lazily, rank, shape
from opspec.values.dims import ceil_div
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(start) == rank(operand)",
        says="`start_indices` has an entry for each dimension of `operand`",
    ),
    "C2": Rule(
        "len(limit) == rank(operand)",
        says="`limit_indices` has an entry for each dimension of `operand`",
    ),
    "C3": Rule(
        "len(step) == rank(operand)",
        says="`strides` has an entry for each dimension of `operand`",
    ),
    "C4": Rule("0 <= start", says="nothing is taken from before the first position"),
    "C5": Rule(
        "start <= limit",
        says="no slice ends before it begins, which would give it a negative size",
    ),
    "C6": Rule("limit <= shape(operand)", says="nothing is taken from behind the last position"),
    "C7": Rule("0 < step", says="strides go forward; for the other way there is `reverse`"),
    "C8": Rule(
        "shape(result) == ceil_div(limit - start, step)",
        says="`result` has a place for each position that is taken",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    start_indices: Ints,
    limit_indices: Ints,
    strides: Ints,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    start = lazily(lambda: ints(start_indices))
    limit = lazily(lambda: ints(limit_indices))
    step = lazily(lambda: ints(strides))
    check(
        "C1",
        lambda: len(start()) == rank(operand),
        equal=lambda: ((len(start()), rank(operand)),),
    )
    check(
        "C2",
        lambda: len(limit()) == rank(operand),
        equal=lambda: ((len(limit()), rank(operand)),),
    )
    check("C3", lambda: len(step()) == rank(operand), equal=lambda: ((len(step()), rank(operand)),))
    check("C4", lambda: 0 <= start())
    check("C5", lambda: start() <= limit(), needs=("C1", "C2"))
    check("C6", lambda: limit() <= shape(operand), needs=("C2",))
    check("C7", lambda: 0 < step())
    check(
        "C8",
        lambda: shape(result) == ceil_div(limit() - start(), step()),
        needs=("C1", "C2", "C3", "C5", "C7"),
        equal=lambda: ((shape(result), ceil_div(limit() - start(), step())),),
    )
