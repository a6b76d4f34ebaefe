"""Verifier of stablehlo.if: What one of two branches returns, chosen by a predicate."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, pred: Any, results: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
