"""Inference of stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to
each, and joins the parts that it gets.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, rank, shape


def infer(
    solve: Solver,
    operands: Any,
    split_dimension: Any,
    concat_dimension: Any,
    split_count: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    T: Any,
) -> tuple[Any, ...]:
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
