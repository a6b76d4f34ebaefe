"""Verifier of stablehlo.real: The real part of each value; that of a float is the float."""

# Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, real_type, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)", public="C1"),
    "C2": Rule("R == real_type(T)", public="C2"),
}


def rules(check: Check, operand: Any, result: Any, T: Any, R: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
    check("C2", lambda: R == real_type(T))
