"""Inference of sdy.all_to_all: Parts that devices have of one dimension become parts of another."""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Struct
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    input: Tensor,
    out_sharding: Struct,
    params: Struct,
    T: Element,
    before: Struct | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(input))
    return (result,)
