"""Inference of stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start
that operands give, moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    update: Any,
    start_indices: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
