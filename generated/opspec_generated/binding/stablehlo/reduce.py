"""Binding of stablehlo.reduce: Dimensions of the inputs combined away by a region, together with
initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.reduce",
    operands=(
        Value("inputs", "tensor", "T", variadic=True),
        Value("init_values", "scalar", "T", variadic=True),
    ),
    results=(Value("results", "tensor", "A", variadic=True),),
    attributes=(Attribute("dimensions", "i64[]"),),
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


class Reduce(OpView, signature=SIGNATURE):
    """Dimensions of the inputs combined away by a region, together with initial values."""

    inputs: tuple[SSAValue, ...]
    init_values: tuple[SSAValue, ...]
    dimensions: tuple[int, ...]
    """The dimensions that go."""
    body: ir.Region
    results: tuple[SSAValue, ...]


def reduce(
    inputs: Sequence[Operand],
    init_values: Sequence[Operand],
    *,
    dimensions: Sequence[int],
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Reduce:
    """Dimensions of the inputs combined away by a region, together with initial values.

    inputs: The tensors that are reduced, all of one shape.
    init_values: What each starts from: what changes nothing, 0 in a sum.
    dimensions: The dimensions that go.
    body: How two elements become one: all of a first tuple, then all of a second one.
    (scalar<A>..., scalar<A>...) -> scalar<A>...
    results: What the elements along `dimensions` come to, at each index of the other dimensions.
    """
    return build(
        Reduce,
        (inputs, init_values),
        {"dimensions": dimensions},
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
