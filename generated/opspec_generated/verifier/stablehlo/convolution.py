"""Verifier of stablehlo.convolution: Products of a kernel with windows of an input, summed over
window and channels, in groups.
"""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    bits,
    expressed,
    is_float,
    is_quantized,
    lazily,
    quantization_axis,
    rank,
    shape,
    storage,
)
from opspec.values.types import Tensor
from opspec_generated.indices import cat, column, dilate, is_unique, place, take, windows

RULES = {
    "C1": Rule(
        "rank(lhs) == rank(rhs)",
        says="input and kernel have as many dimensions",
        public="C1",
    ),
    "C2": Rule("len(window_strides) == N", says="`window_strides` has `N` entries", public="C2"),
    "C3": Rule(
        "0 < window_strides",
        says="the window moves on, at least by one, else it would never reach the end",
        public="C3",
    ),
    "C4": Rule("len(padding) == N", says="`padding` has `N` entries", public="C4"),
    "C5": Rule("len(lhs_dilation) == N", says="`lhs_dilation` has `N` entries", public="C5"),
    "C6": Rule(
        "0 < lhs_dilation",
        says="elements of the input stand at least one apart, else two would share a place",
        public="C6",
    ),
    "C7": Rule("len(rhs_dilation) == N", says="`rhs_dilation` has `N` entries", public="C7"),
    "C8": Rule(
        "0 < rhs_dilation",
        says="elements of the window stand at least one apart, else two would share a place",
        public="C8",
    ),
    "C9": Rule("len(window_reversal) == N", says="`window_reversal` has `N` entries", public="C9"),
    "C12": Rule(
        "len(input_spatial_dimensions) == N",
        says="each dimension of the input but two is spatial",
        public="C12",
    ),
    "C13": Rule(
        "is_unique(input_dims) and 0 <= input_dims < rank(lhs)",
        says=(
            "names of the input's dimensions are ones that it has, each named once, so that each "
            "has one role"
        ),
        public="C13",
    ),
    "C17": Rule(
        "len(kernel_spatial_dimensions) == N",
        says="each dimension of the kernel but two is spatial",
        public="C17",
    ),
    "C18": Rule(
        "is_unique(kernel_dims) and 0 <= kernel_dims < rank(rhs)",
        says=(
            "names of the kernel's dimensions are ones that it has, each named once, so that each "
            "has one role"
        ),
        public="C18",
    ),
    "C19": Rule(
        "len(output_spatial_dimensions) == N",
        says="each dimension of the output but two is spatial",
        public="C19",
    ),
    "C20": Rule(
        "is_unique(output_dims) and 0 <= output_dims < rank(lhs)",
        says=(
            "names of the output's dimensions are ones that it has, each named once, so that each "
            "has one role"
        ),
        public="C20",
    ),
    "C21": Rule(
        "0 < feature_group_count",
        says="there is at least one group of features",
        public="C21",
    ),
    "C11": Rule(
        "shape(lhs)[input_feature_dimension] % feature_group_count == 0",
        says="features of the input can be cut into `feature_group_count` equal groups",
        public="C11",
    ),
    "C14": Rule(
        "channels == shape(lhs)[input_feature_dimension] // feature_group_count",
        says="the kernel has as many input features as a group of the input",
        public="C14",
    ),
    "C16": Rule(
        "features % feature_group_count == 0",
        says="features of the output can be cut into `feature_group_count` equal groups",
        public="C16",
    ),
    "C22": Rule(
        "0 < batch_group_count",
        says="there is at least one group of examples",
        public="C22",
    ),
    "C10": Rule(
        "shape(lhs)[input_batch_dimension] % batch_group_count == 0",
        says="examples can be cut into `batch_group_count` equal groups",
        public="C10",
    ),
    "C15": Rule(
        "features % batch_group_count == 0",
        says="features of the output can be cut into `batch_group_count` equal groups",
        public="C15",
    ),
    "C23": Rule(
        "feature_group_count == 1 or batch_group_count == 1",
        says="features or examples are cut into groups, not both",
        public="C23",
    ),
    "C24": Rule(
        "len(precision_config) == 0 or len(precision_config) == 2",
        says="`precision_config` is empty, or has an entry for each of the two operands",
        public="C24",
    ),
    "C26": Rule(
        "rank(result) == rank(lhs)",
        says="the output has as many dimensions as the input",
        public="C26",
    ),
    "C25": Rule(
        "shape(result) == place(([output_batch_dimension], [batch]), ([output_feature_dimension], "
        "[features]), (output_spatial_dimensions, windows(padded, reach, window_strides)))",
        says=(
            "the output has the examples of a group, the features of the kernel, and a place for "
            "each window that fits"
        ),
        public="C25",
    ),
    "C28": Rule(
        "is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L))",
        says=(
            "input and output are both quantized or both not, and with a quantized input so is the "
            "kernel"
        ),
        public="C28",
    ),
    "C27": Rule(
        "is_quantized(R) or L == R or (is_float(L) and is_float(R) and bits(L) == 8 and bits(R) == "
        "8)",
        says=(
            "input and kernel have one type, unless the kernel alone is quantized or both are "
            "floats of eight bits"
        ),
        public="C27",
    ),
    "C29": Rule(
        "quantization_axis(R) < 0 or quantization_axis(R) == kernel_output_feature_dimension",
        says=(
            "slices of the kernel that have a scale each lie along its output features, so that no "
            "sum mixes scales"
        ),
        public="C29",
    ),
    "C30": Rule(
        "quantization_axis(T) < 0 or quantization_axis(T) == output_feature_dimension",
        says="slices of the output that have a scale each lie along its features",
        public="C30",
    ),
    "C31": Rule(
        "not is_quantized(L) or storage(L) == storage(R)",
        says=(
            "input and kernel are stored as one type, else stored integers could not be multiplied"
        ),
        public="C31",
    ),
    "C32": Rule(
        "not is_quantized(L) or (expressed(L) == expressed(R) and expressed(R) == expressed(T))",
        says="input, kernel and output stand for numbers of one type",
        public="C32",
    ),
    "C33": Rule(
        "not is_quantized(L) or 0 <= quantization_axis(R) or quantization_axis(T) < 0",
        says="without a scale for each feature of the kernel the output has one scale too",
        public="C33",
    ),
    "C34": Rule(
        "is_quantized(L) or not is_quantized(R) or (L == expressed(R) and L == T)",
        says=(
            "a float input with a quantized kernel has the type that the kernel stands for, and so "
            "has the output"
        ),
        public="C34",
    ),
}


def rules(
    check: Check,
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
    result: Tensor,
    L: Element,
    R: Element,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    N = lazily(lambda: rank(lhs) - 2)
    input_dims = lazily(
        lambda: cat(
            Vec([input_batch_dimension, input_feature_dimension]),
            input_spatial_dimensions,
        ),
    )
    kernel_dims = lazily(
        lambda: cat(
            Vec([kernel_input_feature_dimension, kernel_output_feature_dimension]),
            kernel_spatial_dimensions,
        ),
    )
    output_dims = lazily(
        lambda: cat(
            Vec([output_batch_dimension, output_feature_dimension]),
            output_spatial_dimensions,
        ),
    )
    space = lazily(lambda: take(shape(lhs), input_spatial_dimensions))
    window = lazily(lambda: take(shape(rhs), kernel_spatial_dimensions))
    channels = lazily(lambda: shape(rhs)[kernel_input_feature_dimension])
    features = lazily(lambda: shape(rhs)[kernel_output_feature_dimension])
    batch = lazily(lambda: shape(lhs)[input_batch_dimension] // batch_group_count)
    low = lazily(lambda: column(padding, 0))
    high = lazily(lambda: column(padding, 1))
    reach = lazily(lambda: dilate(window(), rhs_dilation))
    padded = lazily(lambda: low() + dilate(space(), lhs_dilation) + high())
    check("C1", lambda: rank(lhs) == rank(rhs))
    check("C2", lambda: len(window_strides) == N())
    check("C3", lambda: 0 < window_strides)
    check("C4", lambda: len(padding) == N())
    check("C5", lambda: len(lhs_dilation) == N())
    check("C6", lambda: 0 < lhs_dilation)
    check("C7", lambda: len(rhs_dilation) == N())
    check("C8", lambda: 0 < rhs_dilation)
    check("C9", lambda: len(window_reversal) == N())
    check("C12", lambda: len(input_spatial_dimensions) == N())
    check("C13", lambda: is_unique(input_dims()) and 0 <= input_dims() < rank(lhs))
    check("C17", lambda: len(kernel_spatial_dimensions) == N())
    check("C18", lambda: is_unique(kernel_dims()) and 0 <= kernel_dims() < rank(rhs))
    check("C19", lambda: len(output_spatial_dimensions) == N())
    check("C20", lambda: is_unique(output_dims()) and 0 <= output_dims() < rank(lhs))
    check("C21", lambda: 0 < feature_group_count)
    check(
        "C11",
        lambda: shape(lhs)[input_feature_dimension] % feature_group_count == 0,
        needs=("C13", "C21"),
        equal=lambda: ((shape(lhs)[input_feature_dimension] % feature_group_count, 0),),
    )
    check(
        "C14",
        lambda: channels() == shape(lhs)[input_feature_dimension] // feature_group_count,
        needs=("C11", "C13", "C18", "C21"),
        equal=lambda: ((channels(), shape(lhs)[input_feature_dimension] // feature_group_count),),
    )
    check(
        "C16",
        lambda: features() % feature_group_count == 0,
        needs=("C18", "C21"),
        equal=lambda: ((features() % feature_group_count, 0),),
    )
    check("C22", lambda: 0 < batch_group_count)
    check(
        "C10",
        lambda: shape(lhs)[input_batch_dimension] % batch_group_count == 0,
        needs=("C13", "C22"),
        equal=lambda: ((shape(lhs)[input_batch_dimension] % batch_group_count, 0),),
    )
    check(
        "C15",
        lambda: features() % batch_group_count == 0,
        needs=("C18", "C22"),
        equal=lambda: ((features() % batch_group_count, 0),),
    )
    check("C23", lambda: feature_group_count == 1 or batch_group_count == 1)
    check("C24", lambda: len(precision_config) == 0 or len(precision_config) == 2)
    check("C26", lambda: rank(result) == rank(lhs))
    check(
        "C25",
        lambda: (
            shape(result)
            == place(
                (Vec([output_batch_dimension]), Vec([batch()])),
                (Vec([output_feature_dimension]), Vec([features()])),
                (output_spatial_dimensions, windows(padded(), reach(), window_strides)),
            )
        ),
        needs=(
            "C1",
            "C2",
            "C3",
            "C4",
            "C5",
            "C6",
            "C7",
            "C8",
            "C12",
            "C13",
            "C17",
            "C18",
            "C19",
            "C20",
            "C22",
            "C26",
        ),
        equal=lambda: (
            (
                shape(result),
                place(
                    (Vec([output_batch_dimension]), Vec([batch()])),
                    (Vec([output_feature_dimension]), Vec([features()])),
                    (output_spatial_dimensions, windows(padded(), reach(), window_strides)),
                ),
            ),
        ),
    )
    check(
        "C28",
        lambda: is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L)),
    )
    check(
        "C27",
        lambda: (
            is_quantized(R)
            or L == R
            or is_float(L) and is_float(R) and bits(L) == 8 and bits(R) == 8
        ),
        needs=("C28",),
    )
    check(
        "C29",
        lambda: quantization_axis(R) < 0 or quantization_axis(R) == kernel_output_feature_dimension,
    )
    check(
        "C30",
        lambda: quantization_axis(T) < 0 or quantization_axis(T) == output_feature_dimension,
    )
    check("C31", lambda: not is_quantized(L) or storage(L) == storage(R), needs=("C28",))
    check(
        "C32",
        lambda: not is_quantized(L) or expressed(L) == expressed(R) == expressed(T),
        needs=("C28",),
    )
    check(
        "C33",
        lambda: not is_quantized(L) or 0 <= quantization_axis(R) or quantization_axis(T) < 0,
        needs=("C28",),
    )
    check(
        "C34",
        lambda: is_quantized(L) or not is_quantized(R) or L == expressed(R) and L == T,
        needs=("C28",),
    )
