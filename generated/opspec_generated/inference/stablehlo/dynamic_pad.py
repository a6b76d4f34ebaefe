"""Inference of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as
much as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, ints, lazily, shape
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
    low = lazily(lambda: ints(edge_padding_low))
    high = lazily(lambda: ints(edge_padding_high))
    interior = lazily(lambda: ints(interior_padding))
    result = solve(
        C5=lambda: low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high(),
    )
    return (result,)
