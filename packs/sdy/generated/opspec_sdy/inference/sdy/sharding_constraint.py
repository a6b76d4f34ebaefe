"""Inference of sdy.sharding_constraint: A value as it is; the devices share it as the sharding
says, or more where that is open.
"""

# Generated from spec/ops/sdy/sharding_constraint.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    sharding: Struct,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
