"""Verifier of stablehlo.optimization_barrier: The operands as they are, behind everything that
makes them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, operand: Any, result: Any, V: Any) -> None:
    """Check every rule, each after the ones that it needs."""
