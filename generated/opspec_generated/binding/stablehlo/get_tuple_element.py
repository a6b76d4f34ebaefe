"""Binding of stablehlo.get_tuple_element: One value of a tuple."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.get_tuple_element",
    operands=(Value("operand", "tuple", "V"),),
    results=(Value("result", "any", "R"),),
    attributes=(Attribute("index", "i32"),),
    typevars=(
        TypeVar(
            "V",
            frozenset(),
            pack=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
        TypeVar(
            "R",
            frozenset(),
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class GetTupleElement(OpView, signature=SIGNATURE):
    """One value of a tuple."""

    operand: SSAValue
    index: int
    """Which value is taken, counted from 0."""
    result: SSAValue


def get_tuple_element(
    operand: Operand,
    *,
    index: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GetTupleElement:
    """One value of a tuple.

    operand: The tuple.
    index: Which value is taken, counted from 0.
    result: The value.
    """
    return build(
        GetTupleElement,
        (operand,),
        {"index": index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
