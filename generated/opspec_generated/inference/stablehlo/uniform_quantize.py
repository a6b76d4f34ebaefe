"""Inference of stablehlo.uniform_quantize: The stored values of a quantized type that are nearest
to floating-point or other quantized values.
"""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, operand: Any, T: Any, S: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
