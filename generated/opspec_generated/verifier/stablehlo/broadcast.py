"""Verifier of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape
from opspec_generated.indices import cat

RULES = {
    "C1": Rule("0 <= broadcast_sizes"),
    "C2": Rule("shape(result) == cat(broadcast_sizes, shape(operand))"),
}


def rules(check: Check, operand: Any, broadcast_sizes: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= broadcast_sizes)
    check("C2", lambda: shape(result) == cat(broadcast_sizes, shape(operand)), needs=("C1",))
