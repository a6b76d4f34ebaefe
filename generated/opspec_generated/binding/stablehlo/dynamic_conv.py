"""Binding of stablehlo.dynamic_conv: A convolution whose padding is an operand."""

# Generated from spec/ops/stablehlo/dynamic_conv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec.rules.vocabulary import rank
from opspec_generated.classes import ANY, BOOL, COMPLEX, FLOAT, INT, PER_AXIS, QUANTIZED, SINT, UINT
from opspec_generated.indices import falses, fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.dims import Vec
    from opspec.values.types import Tensor

Precision = Literal["DEFAULT", "HIGH", "HIGHEST"]


def default_window_strides(lhs: Tensor, rhs: Tensor, padding: Tensor) -> Vec:
    N = rank(lhs) - 2
    return fill(N, 1)


def default_lhs_dilation(lhs: Tensor, rhs: Tensor, padding: Tensor) -> Vec:
    N = rank(lhs) - 2
    return fill(N, 1)


def default_rhs_dilation(lhs: Tensor, rhs: Tensor, padding: Tensor) -> Vec:
    N = rank(lhs) - 2
    return fill(N, 1)


def default_window_reversal(lhs: Tensor, rhs: Tensor, padding: Tensor) -> Vec:
    N = rank(lhs) - 2
    return falses(N)


SIGNATURE = Signature(
    "stablehlo.dynamic_conv",
    operands=(
        Value("lhs", "tensor", "L"),
        Value("rhs", "tensor", "R"),
        Value("padding", "table", "J"),
    ),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("window_strides", "i64[]", default=default_window_strides),
        Attribute("lhs_dilation", "i64[]", default=default_lhs_dilation),
        Attribute("rhs_dilation", "i64[]", default=default_rhs_dilation),
        Attribute("window_reversal", "bool[]", default=default_window_reversal),
        Attribute(
            "dimension_numbers",
            "conv",
            fields=(
                Attribute("input_batch_dimension", "i64"),
                Attribute("input_feature_dimension", "i64"),
                Attribute("input_spatial_dimensions", "i64[]"),
                Attribute("kernel_input_feature_dimension", "i64"),
                Attribute("kernel_output_feature_dimension", "i64"),
                Attribute("kernel_spatial_dimensions", "i64[]"),
                Attribute("output_batch_dimension", "i64"),
                Attribute("output_feature_dimension", "i64"),
                Attribute("output_spatial_dimensions", "i64[]"),
            ),
        ),
        Attribute("feature_group_count", "i64"),
        Attribute("batch_group_count", "i64"),
        Attribute(
            "precision_config",
            "enum[]",
            optional=True,
            choices=("DEFAULT", "HIGH", "HIGHEST"),
        ),
    ),
    typevars=(
        TypeVar("L", ANY),
        TypeVar("R", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
        TypeVar("J", INT),
    ),
)


class DynamicConv(OpView, signature=SIGNATURE, enums={"precision_config": "precision"}):
    """A convolution whose padding is an operand."""

    lhs: SSAValue
    rhs: SSAValue
    padding: SSAValue
    window_strides: tuple[int, ...]
    """How far the window moves from one place to the next, in each spatial dimension."""
    lhs_dilation: tuple[int, ...]
    """How far elements of the input stand apart, with zeros between; 1 is side by side."""
    rhs_dilation: tuple[int, ...]
    """How far elements of the window stand apart; 1 is side by side."""
    window_reversal: tuple[bool, ...]
    """Whether the kernel is read from its end, in each spatial dimension."""
    input_batch_dimension: int
    """The dimension of the input that counts its examples."""
    input_feature_dimension: int
    """The dimension of the input that counts its features, or channels."""
    input_spatial_dimensions: tuple[int, ...]
    """The dimensions of the input along which windows move."""
    kernel_input_feature_dimension: int
    """The dimension of the kernel that is summed over, with the features of a group of the input.
    """
    kernel_output_feature_dimension: int
    """The dimension of the kernel that counts the features of the output."""
    kernel_spatial_dimensions: tuple[int, ...]
    """The dimensions of the window, in the order of those that it moves along."""
    output_batch_dimension: int
    """The dimension of the output that counts examples."""
    output_feature_dimension: int
    """The dimension of the output that counts features."""
    output_spatial_dimensions: tuple[int, ...]
    """The dimensions of the output that count positions of the window."""
    feature_group_count: int
    """In how many groups features are cut; each has its own part of the kernel."""
    batch_group_count: int
    """In how many groups examples are cut; each makes its own features of the output."""
    precision_config: tuple[Precision, ...]
    """How exactly a backend has to multiply, for each operand; it does not change what the result
    is.
    """
    result: SSAValue


def dynamic_conv(
    lhs: Operand,
    rhs: Operand,
    padding: Operand,
    *,
    window_strides: Sequence[int] | None = None,
    lhs_dilation: Sequence[int] | None = None,
    rhs_dilation: Sequence[int] | None = None,
    window_reversal: Sequence[bool] | None = None,
    input_batch_dimension: int,
    input_feature_dimension: int,
    input_spatial_dimensions: Sequence[int],
    kernel_input_feature_dimension: int,
    kernel_output_feature_dimension: int,
    kernel_spatial_dimensions: Sequence[int],
    output_batch_dimension: int,
    output_feature_dimension: int,
    output_spatial_dimensions: Sequence[int],
    feature_group_count: int,
    batch_group_count: int,
    precision_config: Sequence[Precision] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicConv:
    """A convolution whose padding is an operand.

    lhs: The input: examples by features by positions, in an order that `dimension_numbers` says.
    rhs: The kernel: features of the input by features of the output by positions in the window.
    padding: A row for each spatial dimension: how many zeros stand before it and behind it;
    negative numbers cut off.
    window_strides: How far the window moves from one place to the next, in each spatial dimension.
    lhs_dilation: How far elements of the input stand apart, with zeros between; 1 is side by side.
    rhs_dilation: How far elements of the window stand apart; 1 is side by side.
    window_reversal: Whether the kernel is read from its end, in each spatial dimension.
    input_batch_dimension: The dimension of the input that counts its examples.
    input_feature_dimension: The dimension of the input that counts its features, or channels.
    input_spatial_dimensions: The dimensions of the input along which windows move.
    kernel_input_feature_dimension: The dimension of the kernel that is summed over, with the
    features of a group of the input.
    kernel_output_feature_dimension: The dimension of the kernel that counts the features of the
    output.
    kernel_spatial_dimensions: The dimensions of the window, in the order of those that it moves
    along.
    output_batch_dimension: The dimension of the output that counts examples.
    output_feature_dimension: The dimension of the output that counts features.
    output_spatial_dimensions: The dimensions of the output that count positions of the window.
    feature_group_count: In how many groups features are cut; each has its own part of the kernel.
    batch_group_count: In how many groups examples are cut; each makes its own features of the
    output.
    precision_config: How exactly a backend has to multiply, for each operand; it does not change
    what the result is.
    result: Examples by features by places of the window.

    Unless given, window_strides is fill(N, 1), lhs_dilation is fill(N, 1), rhs_dilation is fill(N,
    1) and window_reversal is falses(N), where N is rank(lhs) - 2.
    """
    return build(
        DynamicConv,
        (lhs, rhs, padding),
        {
            "window_strides": window_strides,
            "lhs_dilation": lhs_dilation,
            "rhs_dilation": rhs_dilation,
            "window_reversal": window_reversal,
            "input_batch_dimension": input_batch_dimension,
            "input_feature_dimension": input_feature_dimension,
            "input_spatial_dimensions": input_spatial_dimensions,
            "kernel_input_feature_dimension": kernel_input_feature_dimension,
            "kernel_output_feature_dimension": kernel_output_feature_dimension,
            "kernel_spatial_dimensions": kernel_spatial_dimensions,
            "output_batch_dimension": output_batch_dimension,
            "output_feature_dimension": output_feature_dimension,
            "output_spatial_dimensions": output_spatial_dimensions,
            "feature_group_count": feature_group_count,
            "batch_group_count": batch_group_count,
            "precision_config": precision_config,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
