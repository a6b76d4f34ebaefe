"""Verifier of stablehlo.create_token: A token that nothing comes before."""

# Generated from spec/ops/stablehlo/create_token.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other

RULES: dict[str, Rule] = {
}


def rules(check: Check, result: Other) -> None:
    """Check every rule, each after the ones that it needs."""
