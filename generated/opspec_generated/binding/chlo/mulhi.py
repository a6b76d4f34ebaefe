"""Binding of chlo.mulhi: The upper half of the bits of each product."""

# Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.mulhi",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INT),),
)


class Mulhi(OpView, signature=SIGNATURE):
    """The upper half of the bits of each product."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def mulhi(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Mulhi:
    """The upper half of the bits of each product.

    lhs: The first factors.
    rhs: The second factors.
    result: The upper halves of the products, that is the products over 2 to the number of bits,
    rounded down.
    """
    return build(Mulhi, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
