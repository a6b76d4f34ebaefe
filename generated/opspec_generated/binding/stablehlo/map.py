"""Binding of stablehlo.map: A region applied to the elements of the inputs that stand at the same
index.
"""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.map",
    operands=(Value("inputs", "tensor", "T", variadic=True),),
    results=(Value("result", "tensor", "R"),),
    attributes=(Attribute("dimensions", "i64[]"),),
    regions=(
        Region(
            "computation",
            ((Value("arg0", "scalar", "T", variadic=True),),),
            (Value("result0", "scalar", "R"),),
        ),
    ),
    typevars=(TypeVar("T", ANY, pack=True), TypeVar("R", ANY)),
)


class Map(OpView, signature=SIGNATURE):
    """A region applied to the elements of the inputs that stand at the same index."""

    inputs: tuple[SSAValue, ...]
    dimensions: tuple[int, ...]
    """All dimensions, in order; anything else is refused, so nothing can be said with it."""
    computation: ir.Region
    result: SSAValue


def map(
    inputs: Sequence[Operand],
    *,
    dimensions: Sequence[int],
    computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Map:
    """A region applied to the elements of the inputs that stand at the same index.

    inputs: The tensors whose elements meet.
    dimensions: All dimensions, in order; anything else is refused, so nothing can be said with it.
    computation: What becomes of the elements at one index. (scalar<T>...) -> scalar<R>
    result: What the region returns at each index.
    """
    return build(
        Map,
        (inputs,),
        {"dimensions": dimensions},
        regions={"computation": computation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
