"""Binding of stablehlo.reduce_window: Windows of the inputs combined by a region, together with
initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec.rules.vocabulary import rank
from opspec_generated.classes import ANY
from opspec_generated.indices import fill, zeros

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.dims import Vec
    from opspec.values.types import Tensor


def default_window_strides(inputs: Sequence[Tensor], init_values: Sequence[Tensor]) -> Vec:
    return fill(rank(inputs[0]), 1)


def default_base_dilations(inputs: Sequence[Tensor], init_values: Sequence[Tensor]) -> Vec:
    return fill(rank(inputs[0]), 1)


def default_window_dilations(inputs: Sequence[Tensor], init_values: Sequence[Tensor]) -> Vec:
    return fill(rank(inputs[0]), 1)


def default_padding(inputs: Sequence[Tensor], init_values: Sequence[Tensor]) -> Vec:
    return zeros(rank(inputs[0]), 2)


SIGNATURE = Signature(
    "stablehlo.reduce_window",
    operands=(
        Value("inputs", "tensor", "T", variadic=True),
        Value("init_values", "scalar", "T", variadic=True),
    ),
    results=(Value("results", "tensor", "A", variadic=True),),
    attributes=(
        Attribute("window_dimensions", "i64[]"),
        Attribute("window_strides", "i64[]", default=default_window_strides),
        Attribute("base_dilations", "i64[]", default=default_base_dilations),
        Attribute("window_dilations", "i64[]", default=default_window_dilations),
        Attribute("padding", "i64[][]", default=default_padding, columns=2),
    ),
    regions=(
        Region(
            "body",
            (
                (Value("arg0", "scalar", "A", variadic=True),),
                (Value("arg0", "scalar", "A", variadic=True),),
            ),
            (Value("result0", "scalar", "A", variadic=True),),
        ),
    ),
    typevars=(TypeVar("T", ANY, pack=True), TypeVar("A", ANY, pack=True)),
)


class ReduceWindow(OpView, signature=SIGNATURE):
    """Windows of the inputs combined by a region, together with initial values, each to one
    element.
    """

    inputs: tuple[SSAValue, ...]
    init_values: tuple[SSAValue, ...]
    window_dimensions: tuple[int, ...]
    """How large the window is."""
    window_strides: tuple[int, ...]
    """How far the window moves from one place to the next."""
    base_dilations: tuple[int, ...]
    """How far elements of the inputs stand apart; 1 is side by side."""
    window_dilations: tuple[int, ...]
    """How far elements of the window stand apart; 1 is side by side."""
    padding: tuple[tuple[int, ...], ...]
    """How many places are put before and behind each dimension; negative ones cut off."""
    body: ir.Region
    results: tuple[SSAValue, ...]


def reduce_window(
    inputs: Sequence[Operand],
    init_values: Sequence[Operand],
    *,
    window_dimensions: Sequence[int],
    window_strides: Sequence[int] | None = None,
    base_dilations: Sequence[int] | None = None,
    window_dilations: Sequence[int] | None = None,
    padding: Sequence[Sequence[int]] | None = None,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReduceWindow:
    """Windows of the inputs combined by a region, together with initial values, each to one
    element.

    inputs: The tensors that the window goes over, all of one shape.
    init_values: What each starts from, and what stands in padding and gaps.
    window_dimensions: How large the window is.
    window_strides: How far the window moves from one place to the next.
    base_dilations: How far elements of the inputs stand apart; 1 is side by side.
    window_dilations: How far elements of the window stand apart; 1 is side by side.
    padding: How many places are put before and behind each dimension; negative ones cut off.
    body: How two elements become one: all of a first tuple, then all of a second one.
    (scalar<A>..., scalar<A>...) -> scalar<A>...
    results: What each window comes to.

    Unless given, window_strides is fill(rank(inputs[0]), 1), base_dilations is
    fill(rank(inputs[0]), 1), window_dilations is fill(rank(inputs[0]), 1) and padding is
    zeros(rank(inputs[0]), 2).
    """
    return build(
        ReduceWindow,
        (inputs, init_values),
        {
            "window_dimensions": window_dimensions,
            "window_strides": window_strides,
            "base_dilations": base_dilations,
            "window_dilations": window_dilations,
            "padding": padding,
        },
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
