"""Verifier of chlo.lgamma: Logarithm of the magnitude of the gamma function."""

# Generated from spec/ops/chlo/lgamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)"),
}


def rules(check: Check, operand: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
