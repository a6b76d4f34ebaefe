"""Inference of stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent
and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    exponent_bits: int,
    mantissa_bits: int,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    output = solve(C1=lambda: shape(operand))
    return (output,)
