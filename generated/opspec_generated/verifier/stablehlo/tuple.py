"""Verifier of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, val: Any, result: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
