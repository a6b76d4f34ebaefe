"""Inference of stablehlo.batch_norm_inference: The input normalized by a given mean and variance of
each feature, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    scale: Any,
    offset: Any,
    mean: Any,
    variance: Any,
    epsilon: Any,
    feature_index: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C6=lambda: shape(operand))
    return (result,)
