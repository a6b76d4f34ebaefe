"""Verifier of mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance, so
that they are right on average.
"""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, bits, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("shape(random) == shape(operand)", says="`random` has the shape of `operand`"),
    "C2": Rule("shape(result) == shape(operand)", says="`result` has the shape of `operand`"),
    "C3": Rule("bits(F) == bits(U)", says="a random number has as many bits as an element"),
}


def rules(
    check: Check,
    operand: Tensor,
    random: Tensor,
    result: Tensor,
    F: Element,
    U: Element,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(random) == shape(operand),
        equal=lambda: ((shape(random), shape(operand)),),
    )
    check(
        "C2",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C3", lambda: bits(F) == bits(U))
