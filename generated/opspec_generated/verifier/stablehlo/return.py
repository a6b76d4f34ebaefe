"""Verifier of stablehlo.return: The end of a region, and what the region gives; the op that has the
region says what that has to be.
"""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, values: Sequence[Tensor | Other], V: Sequence[Tensor | Other]) -> None:
    """Check every rule, each after the ones that it needs."""
