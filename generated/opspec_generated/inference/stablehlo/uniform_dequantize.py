"""Inference of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand
for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, expressed, shape


def infer(solve: Solver, operand: Any, T: Any, S: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)


def elements(operand: Any, T: Any, S: Any) -> dict[str, Any]:
    """The element types that rules determine, by type variable."""
    return {"T": expressed(S)}
