"""Inference of stablehlo.get_dimension_size: The size of a dimension."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, dimension: int, T: Element) -> tuple[Vec]:
    """The shape of each result; None where no rule determines it."""
    return (Vec(),)
