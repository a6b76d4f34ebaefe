"""Inference of stablehlo.dynamic_slice: A box of a given size, from a start that operands give,
moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    start_indices: Sequence[Tensor],
    slice_sizes: Vec,
    T: Element,
    J: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C4=lambda: slice_sizes)
    return (result,)
