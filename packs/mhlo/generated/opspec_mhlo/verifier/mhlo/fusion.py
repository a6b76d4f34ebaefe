"""Verifier of mhlo.fusion: A group of ops that a backend may compute in one kernel."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule, same, types
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule("types(inputs) == A", says="the region takes what the op takes, type by type"),
    "C2": Rule("types(results) == B", says="the region returns what the op gives, type by type"),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor | Other],
    fusion_kind: str | None,
    output_operand_aliases: object,
    results: Sequence[Tensor | Other],
    A: Sequence[Tensor | Other],
    B: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: same(types(inputs), A))
    check("C2", lambda: same(types(results), B))
