"""Verifier of stablehlo.compare: Whether a relation holds between two values, element by element.
"""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `make generate`.

from __future__ import annotations

from typing import Any

from opspec.rules import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(lhs)", public="C2"),
    "C2": Rule("shape(result) == shape(rhs)", public="C2"),
}


def rules(
    check: Check,
    lhs: Any,
    rhs: Any,
    comparison_direction: Any,
    compare_type: Any,
    result: Any,
    T: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(lhs))
    check("C2", lambda: shape(result) == shape(rhs))
