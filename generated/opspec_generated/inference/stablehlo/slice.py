"""Inference of stablehlo.slice: The elements from a start up to a limit, one in every stride, along
each dimension.
"""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver
from opspec.values.dims import ceil_div


def infer(
    solve: Solver,
    operand: Any,
    start_indices: Any,
    limit_indices: Any,
    strides: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C8=lambda: ceil_div(limit_indices - start_indices, strides))
    return (result,)
