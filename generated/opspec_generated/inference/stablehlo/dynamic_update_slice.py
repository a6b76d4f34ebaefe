"""Inference of stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start
that operands give, moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    update: Tensor,
    start_indices: Sequence[Tensor],
    T: Element,
    J: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
