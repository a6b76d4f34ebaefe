"""Verifier of chlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(output) == shape(value)"),
}


def rules(check: Check, value: Any, output: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(output) == shape(value))
