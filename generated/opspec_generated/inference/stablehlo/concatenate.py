"""Inference of stablehlo.concatenate: Tensors put one behind the other along a dimension."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, agreed, lazily, shape
from opspec.values.dims import total
from opspec.values.types import Tensor
from opspec_generated.indices import drop, insert


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    dimension: int,
    T: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    sizes = lazily(lambda: Vec(shape(x)[dimension] for x in inputs))
    result = solve(
        C5=lambda: agreed(
            insert(drop(shape(x), Vec([dimension])), dimension, total(sizes()))
            for x in inputs
        ),
    )
    return (result,)
