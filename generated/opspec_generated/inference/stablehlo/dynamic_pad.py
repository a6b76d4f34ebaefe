"""Inference of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as
much as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints, lazily, shape
from opspec.values.dims import maximum
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    padding_value: Tensor,
    edge_padding_low: Ints,
    edge_padding_high: Ints,
    interior_padding: Ints,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    low = lazily(lambda: ints(edge_padding_low))
    high = lazily(lambda: ints(edge_padding_high))
    interior = lazily(lambda: ints(interior_padding))
    result = solve(
        C5=lambda: low() + shape(operand) + maximum(shape(operand) - 1, 0) * interior() + high(),
    )
    return (result,)
