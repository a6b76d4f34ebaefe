"""Verifier of sdy.return: The end of a region of Shardy's ops, and what the region gives."""

# Generated from spec/ops/sdy/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, values: Sequence[Tensor | Other], V: Sequence[Tensor | Other]) -> None:
    """Check every rule, each after the ones that it needs."""
