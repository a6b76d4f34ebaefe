"""Binding of chlo.conj: The complex conjugate; a real value is its own."""

# Generated from spec/ops/chlo/conj.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INEXACT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.conj",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Conj(OpView, signature=SIGNATURE):
    """The complex conjugate; a real value is its own."""

    operand: SSAValue
    result: SSAValue


def conj(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Conj:
    """The complex conjugate; a real value is its own.

    operand: The numbers, real or complex.
    result: Their conjugates.
    """
    return build(Conj, (operand,), result_type=result_type, loc=loc, ip=ip)
