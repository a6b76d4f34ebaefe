"""Inference of sdy.reduce_scatter: Terms that devices have added up along axes, of which each keeps
a part.
"""

# Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    out_sharding: Struct,
    reduce_scatter_axes: Struct,
    reduction_op: int,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
