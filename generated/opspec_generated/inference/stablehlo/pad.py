"""Inference of stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges
trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.dims import maximum
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    padding_value: Tensor,
    edge_padding_low: Vec,
    edge_padding_high: Vec,
    interior_padding: Vec,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(
        C5=lambda: (
            edge_padding_low
            + shape(operand)
            + maximum(shape(operand) - 1, 0) * interior_padding
            + edge_padding_high
        ),
    )
    return (result,)
