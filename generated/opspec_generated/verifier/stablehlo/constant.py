"""Verifier of stablehlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/stablehlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, is_static, shape

RULES = {
    "C1": Rule("shape(output) == shape(value)", public="C1"),
    "C2": Rule("is_static(output)"),
}


def rules(check: Check, value: Any, output: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(output) == shape(value))
    check("C2", lambda: is_static(output))
