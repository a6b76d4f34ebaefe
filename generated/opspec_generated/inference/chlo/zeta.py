"""Inference of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, x: Tensor, q: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(x), C2=lambda: shape(q))
    return (result,)
