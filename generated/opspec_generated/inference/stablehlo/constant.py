"""Inference of stablehlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/stablehlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.constants import Constant


def infer(solve: Solver, value: Constant, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    output = solve(C1=lambda: shape(value))
    return (output,)
