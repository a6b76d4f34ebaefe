"""Inference of stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges
trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape
from opspec.values.dims import maximum


def infer(
    solve: Solver,
    operand: Any,
    padding_value: Any,
    edge_padding_low: Any,
    edge_padding_high: Any,
    interior_padding: Any,
    T: Any,
) -> tuple[Any, ...]:
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
