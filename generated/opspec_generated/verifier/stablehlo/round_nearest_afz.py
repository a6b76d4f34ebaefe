"""Verifier of stablehlo.round_nearest_afz: Each value rounded to a whole number, ties away from
zero.
"""

# Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)", public="C1"),
}


def rules(check: Check, operand: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
