"""Inference of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    source: Any,
    init_value: Any,
    window_dimensions: Any,
    window_strides: Any,
    padding: Any,
    T: Any,
    A: Any,
    P: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C8=lambda: shape(operand))
    return (result,)
