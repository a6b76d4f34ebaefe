"""Verifier of mhlo.minimum_broadcast_shapes: Shapes of as few dimensions as possible that broadcast
together as the operands do.
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("len(results) == len(shapes)", says="there is a new shape for each"),
}


def rules(check: Check, shapes: Sequence[Tensor], results: Sequence[Tensor]) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: len(results) == len(shapes))
