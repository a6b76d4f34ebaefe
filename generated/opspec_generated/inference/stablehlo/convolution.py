"""Inference of stablehlo.convolution: Products of a kernel with windows of an input, summed over
window and channels, in groups.
"""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor
from opspec_generated.indices import column, dilate, place, take, windows


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    window_strides: Vec,
    padding: Vec,
    lhs_dilation: Vec,
    rhs_dilation: Vec,
    window_reversal: Vec,
    input_batch_dimension: int,
    input_feature_dimension: int,
    input_spatial_dimensions: Vec,
    kernel_input_feature_dimension: int,
    kernel_output_feature_dimension: int,
    kernel_spatial_dimensions: Vec,
    output_batch_dimension: int,
    output_feature_dimension: int,
    output_spatial_dimensions: Vec,
    feature_group_count: int,
    batch_group_count: int,
    precision_config: Sequence[str],
    L: Element,
    R: Element,
    T: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    space = lazily(lambda: take(shape(lhs), input_spatial_dimensions))
    window = lazily(lambda: take(shape(rhs), kernel_spatial_dimensions))
    features = lazily(lambda: shape(rhs)[kernel_output_feature_dimension])
    batch = lazily(lambda: shape(lhs)[input_batch_dimension] // batch_group_count)
    low = lazily(lambda: column(padding, 0))
    high = lazily(lambda: column(padding, 1))
    reach = lazily(lambda: dilate(window(), rhs_dilation))
    padded = lazily(lambda: low() + dilate(space(), lhs_dilation) + high())
    result = solve(
        C25=lambda: place(
            (Vec([output_batch_dimension]), Vec([batch()])),
            (Vec([output_feature_dimension]), Vec([features()])),
            (output_spatial_dimensions, windows(padded(), reach(), window_strides)),
        ),
    )
    return (result,)
