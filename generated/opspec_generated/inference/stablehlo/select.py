"""Inference of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    pred: Tensor,
    on_true: Tensor,
    on_false: Tensor,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: shape(on_true), C3=lambda: shape(on_false))
    return (result,)
