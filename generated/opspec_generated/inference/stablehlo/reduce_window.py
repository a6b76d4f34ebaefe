"""Inference of stablehlo.reduce_window: Windows of the inputs combined by a region, together with
initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor
from opspec_generated.indices import column, dilate, windows


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    init_values: Sequence[Tensor],
    window_dimensions: Vec,
    window_strides: Vec,
    base_dilations: Vec,
    window_dilations: Vec,
    padding: Vec,
    T: Sequence[Element],
    A: Sequence[Element],
) -> tuple[list[Vec | None]]:
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
