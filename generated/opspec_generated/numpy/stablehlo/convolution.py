"""NumPy kernel of stablehlo.convolution: Products of a kernel with windows of an input, summed over
window and channels, in groups.
"""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Elements, Sequence, Tensor, Vec, cast
from opspec.values.dims import where
from opspec_generated.indices import column, place, take
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = False
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    *,
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
    result: Tensor,
) -> Elements:
    """Products of a kernel with windows of an input, summed over window and channels, in groups."""
    T = result.element.dtype
    space = take(shape(lhs), input_spatial_dimensions)
    window = take(shape(rhs), kernel_spatial_dimensions)
    channels = shape(rhs)[kernel_input_feature_dimension]
    features = shape(rhs)[kernel_output_feature_dimension]
    batch = shape(lhs)[input_batch_dimension] // batch_group_count
    low = column(padding, 0)
    o = index(result.shape)
    f = o[output_feature_dimension]
    group = f // (features // feature_group_count)
    image = o[output_batch_dimension] + batch * (f // (features // batch_group_count))
    corner = take(o, output_spatial_dimensions) * window_strides - low

    def term(k: Any, c: Any) -> Any:
        p = corner + k * rhs_dilation
        hit = (0 <= p) & (p % lhs_dilation == 0) & (p // lhs_dilation < space)
        pixel = place(
            (Vec([input_batch_dimension]), Vec([image])),
            (Vec([input_feature_dimension]), Vec([group * channels + c])),
            (input_spatial_dimensions, p // lhs_dilation),
        )
        weight = place(
            (Vec([kernel_output_feature_dimension]), Vec([f])),
            (Vec([kernel_input_feature_dimension]), Vec([c])),
            (kernel_spatial_dimensions, where(window_reversal, window - 1 - k, k)),
        )
        return multiply(
            choose(hit, lambda: cast(T, read(lhs, pixel)), lambda: cast(T, 0)),
            cast(T, read(rhs, weight)),
        )

    value = fold(
        result.shape,
        {"k": box(window), "c": range(channels)},
        term,
        init=cast(T, 0),
        combine="add",
    )
    return as_result(result, value)
