"""Verifier of stablehlo.round_nearest_even: Each value rounded to a whole number, ties to the even
one.
"""

# Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)", public="C1"),
}


def rules(check: Check, operand: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
