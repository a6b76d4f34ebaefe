"""Inference of stablehlo.reshape: The same elements, in row-major order, under another shape."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
