"""Verifier of stablehlo.after_all: A token behind others, so that what they stand for comes first.
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other

RULES: dict[str, Rule] = {
}


def rules(check: Check, inputs: Sequence[Other], result: Other) -> None:
    """Check every rule, each after the ones that it needs."""
