"""Verifier of mhlo.trace: A value is shown under a tag, to whoever looks for it."""

# Generated from spec/ops/mhlo/trace.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule
from opspec.values.types import Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, operand: Tensor, tag: str, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
