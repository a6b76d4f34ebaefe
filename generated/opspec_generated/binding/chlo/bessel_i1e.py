"""Binding of chlo.bessel_i1e: Modified Bessel function of the first kind of order one, scaled by e
to the minus magnitude.
"""

# Generated from spec/ops/chlo/bessel_i1e.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.bessel_i1e",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class BesselI1e(OpView, signature=SIGNATURE):
    """Modified Bessel function of the first kind of order one, scaled by e to the minus magnitude.
    """

    operand: SSAValue
    result: SSAValue


def bessel_i1e(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BesselI1e:
    """Modified Bessel function of the first kind of order one, scaled by e to the minus magnitude.

    operand: The arguments of the function.
    result: The scaled values of the function, with the signs of the arguments.
    """
    return build(BesselI1e, (operand,), result_type=result_type, loc=loc, ip=ip)
