"""Verifier of stablehlo.after_all: A token behind others, so that what they stand for comes first.
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, inputs: Any, result: Any) -> None:
    """Check every rule, each after the ones that it needs."""
