"""Inference of stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent
and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    exponent_bits: Any,
    mantissa_bits: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    output = solve(C1=lambda: shape(operand))
    return (output,)
