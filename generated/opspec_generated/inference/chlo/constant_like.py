"""Inference of chlo.constant_like: One number for every element of another tensor."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Constant
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    value: Constant,
    R: Element,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
