"""Inference of stablehlo.slice: The elements from a start up to a limit, one in every stride, along
each dimension.
"""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.dims import ceil_div
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    start_indices: Vec,
    limit_indices: Vec,
    strides: Vec,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C8=lambda: ceil_div(limit_indices - start_indices, strides))
    return (result,)
