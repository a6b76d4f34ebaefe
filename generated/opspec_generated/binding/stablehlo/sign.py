"""Binding of stablehlo.sign: The sign of each value, -1, 0 or 1; for a complex number the one of
magnitude 1.
"""

# Generated from spec/ops/stablehlo/sign.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.sign",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT, baseline=True),),
)


class Sign(OpView, signature=SIGNATURE):
    """The sign of each value, -1, 0 or 1; for a complex number the one of magnitude 1."""

    operand: SSAValue
    result: SSAValue


def sign(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Sign:
    """The sign of each value, -1, 0 or 1; for a complex number the one of magnitude 1.

    operand: The numbers that are asked about.
    result: Their signs, in the type of `operand`.
    """
    return build(Sign, (operand,), result_type=result_type, loc=loc, ip=ip)
