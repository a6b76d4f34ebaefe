"""Verifier of stablehlo.iota: Counts up from zero along a dimension."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, is_static, rank

RULES = {
    "C1": Rule("0 <= iota_dimension < rank(output)", public="C1"),
    "C2": Rule("is_static(output)", says="no operand tells how large the result becomes"),
}


def rules(check: Check, iota_dimension: Any, output: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= iota_dimension < rank(output))
    check("C2", lambda: is_static(output))
