"""Binding of chlo.top_k: The k largest values of each row and where they stand, in falling order,
the first of equal ones first.
"""

# Generated from spec/ops/chlo/top_k.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, FLOAT, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_is_stable(operand: Tensor) -> bool:
    return True


SIGNATURE = Signature(
    "chlo.top_k",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("values", "tensor", "T"), Value("indices", "tensor", "I")),
    attributes=(Attribute("k", "i64"), Attribute("is_stable", "bool", default=default_is_stable)),
    typevars=(TypeVar("T", BOOL | FLOAT | SINT | UINT), TypeVar("I", SINT)),
)


class TopK(OpView, signature=SIGNATURE):
    """The k largest values of each row and where they stand, in falling order, the first of equal
    ones first.
    """

    operand: SSAValue
    k: int
    """How many of each row are kept; 0 keeps none."""
    is_stable: bool
    """Ask for equal values in their old order. The meaning here always has it so; without it a
    backend may do otherwise.
    """
    values: SSAValue
    indices: SSAValue


def top_k(
    operand: Operand,
    *,
    k: int,
    is_stable: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TopK:
    """The k largest values of each row and where they stand, in falling order, the first of equal
    ones first.

    operand: The rows, along the last dimension.
    k: How many of each row are kept; 0 keeps none.
    is_stable: Ask for equal values in their old order. The meaning here always has it so; without
    it a backend may do otherwise.
    values: The kept values of each row, in falling order.
    indices: The places in the row that `values` come from, counted from 0.

    Unless given, is_stable is true.
    """
    return build(
        TopK,
        (operand,),
        {"k": k, "is_stable": is_stable},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
