"""Inference of stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in every
stride, where operands say.
"""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, ints, lazily
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
    start = lazily(lambda: ints(start_indices))
    limit = lazily(lambda: ints(limit_indices))
    step = lazily(lambda: ints(strides))
    result = solve(C8=lambda: ceil_div(limit() - start(), step()))
    return (result,)
