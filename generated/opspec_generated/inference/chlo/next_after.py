"""Inference of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, x: Tensor, y: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(x), C2=lambda: shape(y))
    return (result,)
