"""Binding of stablehlo.reverse: The elements in opposite order along some dimensions."""

# Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.reverse",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("dimensions", "i64[]"),),
    typevars=(TypeVar("T", ANY),),
)


class Reverse(OpView, signature=SIGNATURE):
    """The elements in opposite order along some dimensions."""

    operand: SSAValue
    dimensions: tuple[int, ...]
    """The dimensions along which the order turns; the order in which they are named does not
    matter.
    """
    result: SSAValue


def reverse(
    operand: Operand,
    *,
    dimensions: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Reverse:
    """The elements in opposite order along some dimensions.

    operand: The tensor whose elements change places.
    dimensions: The dimensions along which the order turns; the order in which they are named does
    not matter.
    result: The same elements in their new places.
    """
    return build(
        Reverse,
        (operand,),
        {"dimensions": dimensions},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
