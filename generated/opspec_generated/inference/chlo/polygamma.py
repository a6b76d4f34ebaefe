"""Inference of chlo.polygamma: Derivative of digamma, of an order that the first operand gives."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, n: Tensor, x: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(n), C2=lambda: shape(x))
    return (result,)
