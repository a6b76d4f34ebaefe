"""Binding of stablehlo.tanh: The hyperbolic tangent of each value."""

# Generated from spec/ops/stablehlo/tanh.yaml: change that file, then run `make generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.binding import OpView
from opspec.build import build
from opspec.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.binding import Operand, ResultType, SSAValue
    from opspec.carrier import ir

SIGNATURE = Signature(
    "stablehlo.tanh",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class Tanh(OpView, signature=SIGNATURE):
    """The hyperbolic tangent of each value."""

    operand: SSAValue
    result: SSAValue


def tanh(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tanh:
    """The hyperbolic tangent of each value."""
    return build(Tanh, (operand,), result_type=result_type, loc=loc, ip=ip)
