"""Verifier of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat

RULES = {
    "C1": Rule("0 <= broadcast_sizes", says="no size is negative"),
    "C2": Rule(
        "shape(result) == cat(broadcast_sizes, shape(operand))",
        says="`result` has the new dimensions, then those of `operand`",
    ),
}


def rules(check: Check, operand: Tensor, broadcast_sizes: Vec, result: Tensor, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= broadcast_sizes)
    check(
        "C2",
        lambda: shape(result) == cat(broadcast_sizes, shape(operand)),
        needs=("C1",),
        equal=lambda: ((shape(result), cat(broadcast_sizes, shape(operand))),),
    )
