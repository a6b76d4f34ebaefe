"""Verifier of stablehlo.optimization_barrier: The operands as they are, behind everything that
makes them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule, all_of, axis_of, types
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule(
        "all(axis_of(t) < 0 for t in types(operand))",
        says="no operand is quantized per axis",
    ),
}


def rules(
    check: Check,
    operand: Sequence[Tensor | Other],
    result: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: all_of(axis_of(t) < 0 for t in types(operand)))
