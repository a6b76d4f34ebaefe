"""Binding of stablehlo.atan2: The angle of the point (rhs, lhs) in radians, element by element."""

# Generated from spec/ops/stablehlo/atan2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.atan2",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class Atan2(OpView, signature=SIGNATURE):
    """The angle of the point (rhs, lhs) in radians, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def atan2(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Atan2:
    """The angle of the point (rhs, lhs) in radians, element by element.

    lhs: The ordinates, y.
    rhs: The abscissas, x.
    result: The angles in radians.
    """
    return build(Atan2, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
