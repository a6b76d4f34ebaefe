"""Verifier of stablehlo.return: The end of a region, and what the region gives; the op that has the
region says what that has to be.
"""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, values: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
