"""Inference of stablehlo.reduce_window: Windows of the inputs combined by a region, together with
initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, lazily, shape
from opspec_generated.indices import column, dilate, windows


def infer(
    solve: Solver,
    inputs: Any,
    init_values: Any,
    window_dimensions: Any,
    window_strides: Any,
    base_dilations: Any,
    window_dilations: Any,
    padding: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    space = lazily(lambda: shape(inputs[0]))
    low = lazily(lambda: column(padding, 0))
    padded = lazily(lambda: low() + dilate(space(), base_dilations) + column(padding, 1))
    results = [
        solve(
            C13=lambda: windows(
                padded(),
                dilate(window_dimensions, window_dilations),
                window_strides,
            ),
        )
        for x in inputs
    ]
    return (results,)
