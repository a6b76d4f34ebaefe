"""Binding of stablehlo.imag: The imaginary part of each value; that of a float is zero."""

# Generated from spec/ops/stablehlo/imag.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.imag",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "R"),),
    typevars=(TypeVar("T", INEXACT), TypeVar("R", FLOAT)),
)


class Imag(OpView, signature=SIGNATURE):
    """The imaginary part of each value; that of a float is zero."""

    operand: SSAValue
    result: SSAValue


def imag(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Imag:
    """The imaginary part of each value; that of a float is zero.

    operand: The numbers, complex or real.
    result: Their imaginary parts.
    """
    return build(Imag, (operand,), result_type=result_type, loc=loc, ip=ip)
