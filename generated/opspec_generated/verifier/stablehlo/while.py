"""Verifier of stablehlo.while: A state that a body makes anew for as long as a condition holds of
it.
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, operand: Any, results: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
