"""Inference of stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to
each, and joins the parts that it gets.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, rank, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor],
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Vec,
    handle: int,
    type_: int,
    T: Sequence[Element],
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [
        solve(
            C8=lambda: Vec(
                shape(x)[k]
                * (split_count if k == concat_dimension else 1)
                // (split_count if k == split_dimension else 1)
                for k in range(rank(x))
            ),
        )
        for x in operands
    ]
    return (results,)
