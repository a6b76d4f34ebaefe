"""Verifier of mhlo.async_update: A computation that was begun goes on, up to where it waits next.
"""

# Generated from spec/ops/mhlo/async_update.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, bundle: Other, result: Other, R: Sequence[Tensor | Other]) -> None:
    """Check every rule, each after the ones that it needs."""
