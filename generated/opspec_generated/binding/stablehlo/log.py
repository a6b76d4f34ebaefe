"""Binding of stablehlo.log: The natural logarithm of each value."""

# Generated from spec/ops/stablehlo/log.yaml: change that file, then run `make generate`.

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
    "stablehlo.log",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class Log(OpView, signature=SIGNATURE):
    """The natural logarithm of each value."""

    operand: SSAValue
    result: SSAValue


def log(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Log:
    """The natural logarithm of each value."""
    return build(Log, (operand,), result_type=result_type, loc=loc, ip=ip)
