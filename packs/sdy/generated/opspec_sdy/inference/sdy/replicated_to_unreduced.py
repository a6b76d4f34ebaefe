"""Inference of sdy.replicated_to_unreduced: What devices have alike becomes terms of a sum, of
which one is all and the others are zeros.
"""

# Generated from spec/ops/sdy/replicated_to_unreduced.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    out_sharding: Struct,
    axes: Struct,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
