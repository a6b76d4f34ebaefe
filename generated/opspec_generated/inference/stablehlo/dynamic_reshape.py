"""Inference of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that
an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, ints


def infer(solve: Solver, operand: Any, output_shape: Any, T: Any, J: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: ints(output_shape))
    return (result,)
