"""Verifier of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, operands: Any, result: Any, V: Any, R: Any) -> None:
    """Check every rule, each after the ones that it needs."""
