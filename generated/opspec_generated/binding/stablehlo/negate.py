"""Binding of stablehlo.negate: Each value with its sign changed."""

# Generated from spec/ops/stablehlo/negate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.negate",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT, baseline=True),),
)


class Negate(OpView, signature=SIGNATURE):
    """Each value with its sign changed."""

    operand: SSAValue
    result: SSAValue


def negate(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Negate:
    """Each value with its sign changed.

    operand: The numbers.
    result: Their opposites.
    """
    return build(Negate, (operand,), result_type=result_type, loc=loc, ip=ip)
