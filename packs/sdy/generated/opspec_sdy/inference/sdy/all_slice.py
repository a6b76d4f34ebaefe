"""Inference of sdy.all_slice: Of what devices have alike each keeps a part, of each dimension along
its axes.
"""

# Generated from spec/ops/sdy/all_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    out_sharding: Struct,
    slicing_axes: Struct,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
