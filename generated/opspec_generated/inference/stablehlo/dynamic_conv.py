"""Inference of stablehlo.dynamic_conv: A convolution whose padding is an operand."""

# Generated from spec/ops/stablehlo/dynamic_conv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, ints, lazily, rank, shape
from opspec_generated.indices import dilate, place, take, windows


def infer(
    solve: Solver,
    lhs: Any,
    rhs: Any,
    padding: Any,
    window_strides: Any,
    lhs_dilation: Any,
    rhs_dilation: Any,
    window_reversal: Any,
    input_batch_dimension: Any,
    input_feature_dimension: Any,
    input_spatial_dimensions: Any,
    kernel_input_feature_dimension: Any,
    kernel_output_feature_dimension: Any,
    kernel_spatial_dimensions: Any,
    output_batch_dimension: Any,
    output_feature_dimension: Any,
    output_spatial_dimensions: Any,
    feature_group_count: Any,
    batch_group_count: Any,
    precision_config: Any,
    L: Any,
    R: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    N = lazily(lambda: rank(lhs) - 2)
    window = lazily(lambda: take(shape(rhs), kernel_spatial_dimensions))
    features = lazily(lambda: shape(rhs)[kernel_output_feature_dimension])
    batch = lazily(lambda: shape(lhs)[input_batch_dimension] // batch_group_count)
    space = lazily(lambda: take(shape(lhs), input_spatial_dimensions))
    low = lazily(lambda: Vec(ints(padding)[2 * k] for k in range(N())))
    high = lazily(lambda: Vec(ints(padding)[2 * k + 1] for k in range(N())))
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
