"""Inference of stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in every
stride, where operands say.
"""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints, lazily
from opspec.values.dims import ceil_div
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    start_indices: Ints,
    limit_indices: Ints,
    strides: Ints,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    start = lazily(lambda: ints(start_indices))
    limit = lazily(lambda: ints(limit_indices))
    step = lazily(lambda: ints(strides))
    result = solve(C8=lambda: ceil_div(limit() - start(), step()))
    return (result,)
