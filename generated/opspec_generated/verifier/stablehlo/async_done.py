"""Verifier of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, operand: Any, result: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
