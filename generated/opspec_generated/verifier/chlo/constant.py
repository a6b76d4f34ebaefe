"""Verifier of chlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, shape
from opspec.values.constants import Constant
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(output) == shape(value)",
        says="`output` has the shape of `value`, as there is nothing to repeat or to leave out",
    ),
}


def rules(check: Check, value: Constant, output: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(output) == shape(value),
        equal=lambda: ((shape(output), shape(value)),),
    )
