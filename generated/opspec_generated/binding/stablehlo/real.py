"""Binding of stablehlo.real: The real part of each value; that of a float is the float."""

# Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, INEXACT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.real",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "R"),),
    typevars=(TypeVar("T", INEXACT), TypeVar("R", FLOAT)),
)


class Real(OpView, signature=SIGNATURE):
    """The real part of each value; that of a float is the float."""

    operand: SSAValue
    result: SSAValue


def real(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Real:
    """The real part of each value; that of a float is the float.

    operand: The numbers, complex or real.
    result: Their real parts.
    """
    return build(Real, (operand,), result_type=result_type, loc=loc, ip=ip)
