"""Verifier of mhlo.add_dependency: The operand as it is, not before a token is there."""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    operand: Tensor | Other,
    token: Other,
    output: Tensor | Other,
    V: Tensor | Other,
) -> None:
    """Check every rule, each after the ones that it needs."""
