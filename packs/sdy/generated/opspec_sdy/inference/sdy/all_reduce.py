"""Inference of sdy.all_reduce: Terms that devices have added up along axes, so that all have the
sum.
"""

# Generated from spec/ops/sdy/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    out_sharding: Struct,
    reduction_axes: Struct,
    reduction_op: int,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
