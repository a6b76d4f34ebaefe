"""Binding of mhlo.topk: The k largest values of each row, or the k smallest, and where they stand,
the first of equal ones first.
"""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

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


def default_largest(operand: Tensor) -> bool:
    return True


SIGNATURE = Signature(
    "mhlo.topk",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("values", "tensor", "T"), Value("indices", "tensor", "I")),
    attributes=(Attribute("k", "i64"), Attribute("largest", "bool", default=default_largest)),
    typevars=(TypeVar("T", BOOL | FLOAT | SINT | UINT), TypeVar("I", SINT)),
)


class Topk(OpView, signature=SIGNATURE):
    """The k largest values of each row, or the k smallest, and where they stand, the first of equal
    ones first.
    """

    operand: SSAValue
    k: int
    """How many of each row are kept; 0 keeps none."""
    largest: bool
    """Whether the largest values are kept, else the smallest."""
    values: SSAValue
    indices: SSAValue


def topk(
    operand: Operand,
    *,
    k: int,
    largest: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Topk:
    """The k largest values of each row, or the k smallest, and where they stand, the first of equal
    ones first.

    operand: The rows, along the last dimension.
    k: How many of each row are kept; 0 keeps none.
    largest: Whether the largest values are kept, else the smallest.
    values: The kept values of each row, in their order.
    indices: The places in the row that `values` come from, counted from 0.

    Unless given, largest is true.
    """
    return build(
        Topk,
        (operand,),
        {"k": k, "largest": largest},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
