"""Binding of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec.rules.vocabulary import Vec, rank
from opspec_generated.classes import ANY, BOOL, SINT
from opspec_generated.indices import fill, zeros

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_window_dimensions(operand: Tensor, source: Tensor, init_value: Tensor) -> Vec:
    return Vec()


def default_window_strides(operand: Tensor, source: Tensor, init_value: Tensor) -> Vec:
    return fill(rank(operand), 1)


def default_padding(operand: Tensor, source: Tensor, init_value: Tensor) -> Vec:
    return zeros(rank(operand), 2)


SIGNATURE = Signature(
    "stablehlo.select_and_scatter",
    operands=(
        Value("operand", "tensor", "T"),
        Value("source", "tensor", "T"),
        Value("init_value", "scalar", "T"),
    ),
    results=(Value("result", "tensor", "A"),),
    attributes=(
        Attribute("window_dimensions", "i64[]", default=default_window_dimensions),
        Attribute("window_strides", "i64[]", default=default_window_strides),
        Attribute("padding", "i64[][]", default=default_padding, columns=2),
    ),
    regions=(
        Region(
            "select",
            ((Value("arg0", "scalar", "T"),), (Value("arg0", "scalar", "T"),)),
            (Value("result0", "scalar", classes=BOOL),),
        ),
        Region(
            "scatter",
            ((Value("arg0", "scalar", "A"),), (Value("arg0", "scalar", "A"),)),
            (Value("result0", "scalar", "A"),),
        ),
    ),
    typevars=(TypeVar("T", ANY), TypeVar("A", ANY), TypeVar("P", SINT, element="i64")),
)


class SelectAndScatter(OpView, signature=SIGNATURE):
    """For each window of the operand, a source value is scattered to where the element lies that a
    region selects.
    """

    operand: SSAValue
    source: SSAValue
    init_value: SSAValue
    window_dimensions: tuple[int, ...]
    """How large the window is."""
    window_strides: tuple[int, ...]
    """How far the window moves from one place to the next."""
    padding: tuple[tuple[int, ...], ...]
    """How many places are put before and behind each dimension; they are never picked."""
    select: ir.Region
    scatter: ir.Region
    result: SSAValue


def select_and_scatter(
    operand: Operand,
    source: Operand,
    init_value: Operand,
    *,
    window_dimensions: Sequence[int] | None = None,
    window_strides: Sequence[int] | None = None,
    padding: Sequence[Sequence[int]] | None = None,
    select: Body,
    scatter: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SelectAndScatter:
    """For each window of the operand, a source value is scattered to where the element lies that a
    region selects.

    operand: The values that were pooled.
    source: A value for each window: the gradient of what it was pooled to.
    init_value: What places hold that nothing goes to, and what combining starts from.
    window_dimensions: How large the window is.
    window_strides: How far the window moves from one place to the next.
    padding: How many places are put before and behind each dimension; they are never picked.
    select: Whether the first of two elements is kept; the second one is picked else. (scalar<T>,
    scalar<T>) -> scalar<bool>
    scatter: How two values that meet become one. (scalar<A>, scalar<A>) -> scalar<A>
    result: What has gone to each place.

    Unless given, window_dimensions is [], window_strides is fill(rank(operand), 1) and padding is
    zeros(rank(operand), 2).
    """
    return build(
        SelectAndScatter,
        (operand, source, init_value),
        {
            "window_dimensions": window_dimensions,
            "window_strides": window_strides,
            "padding": padding,
        },
        regions={"select": select, "scatter": scatter},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
