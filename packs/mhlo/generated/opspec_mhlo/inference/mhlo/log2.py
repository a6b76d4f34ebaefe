"""Inference of mhlo.log2: The logarithm of each value to the base 2."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    atol: float,
    rtol: float,
    ulps: int,
    mode: str,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
