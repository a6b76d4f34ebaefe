"""Verifier of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as much
as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Ints, Rule, ints, lazily, rank, shape
from opspec.values.dims import maximum
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "len(low) == rank(operand)",
        says="`edge_padding_low` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C2": Rule(
        "len(high) == rank(operand)",
        says="`edge_padding_high` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C3": Rule(
        "len(interior) == rank(operand)",
        says="`interior_padding` has an entry for each dimension of `operand`",
        public="C2",
    ),
    "C4": Rule("0 <= interior", says="nothing negative is put between neighbours", public="C3"),
    "C6": Rule(
        "0 <= low + shape(operand) + max(shape(operand) - 1, 0) * interior + high",
        says="negative edges trim no more than there is",
        public="C4",
    ),
    "C5": Rule(
        "shape(result) == low + shape(operand) + max(shape(operand) - 1, 0) * interior + high",
        says="`result` is as long as what was there and what is put in",
        public="C4",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    padding_value: Tensor,
    edge_padding_low: Ints,
    edge_padding_high: Ints,
    interior_padding: Ints,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    low = lazily(lambda: ints(edge_padding_low))
    high = lazily(lambda: ints(edge_padding_high))
    interior = lazily(lambda: ints(interior_padding))
    check("C1", lambda: len(low()) == rank(operand), equal=lambda: ((len(low()), rank(operand)),))
    check("C2", lambda: len(high()) == rank(operand), equal=lambda: ((len(high()), rank(operand)),))
    check(
        "C3",
        lambda: len(interior()) == rank(operand),
        equal=lambda: ((len(interior()), rank(operand)),),
    )
    check("C4", lambda: 0 <= interior())
    check(
        "C6",
        lambda: 0 <= low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high(),
        needs=("C1", "C2", "C3", "C4"),
    )
    check(
        "C5",
        lambda: (
            shape(result)
            == low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high()
        ),
        needs=("C1", "C2", "C3", "C4", "C6"),
        equal=lambda: (
            (
                shape(result),
                low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high(),
            ),
        ),
    )
