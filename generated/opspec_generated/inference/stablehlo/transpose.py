"""Inference of stablehlo.transpose: The same elements with the dimensions in another order."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor
from opspec_generated.indices import take


def infer(solve: Solver, operand: Tensor, permutation: Vec, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: take(shape(operand), permutation))
    return (result,)
