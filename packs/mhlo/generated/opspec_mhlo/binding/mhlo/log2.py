"""Binding of mhlo.log2: The logarithm of each value to the base 2."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor

ResultAccuracyMode = Literal["DEFAULT", "HIGHEST", "TOLERANCE"]


def default_atol(operand: Tensor) -> float:
    return 0.0


def default_rtol(operand: Tensor) -> float:
    return 0.0


def default_ulps(operand: Tensor) -> int:
    return 0


def default_mode(operand: Tensor) -> str:
    return "DEFAULT"


SIGNATURE = Signature(
    "mhlo.log2",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "result_accuracy",
            "result_accuracy",
            optional=True,
            fields=(
                Attribute("atol", "f64", default=default_atol),
                Attribute("rtol", "f64", default=default_rtol),
                Attribute("ulps", "i64", default=default_ulps),
                Attribute(
                    "mode",
                    "enum",
                    default=default_mode,
                    choices=("DEFAULT", "HIGHEST", "TOLERANCE"),
                ),
            ),
        ),
    ),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class Log2(OpView, signature=SIGNATURE, enums={"mode": "result_accuracy_mode"}):
    """The logarithm of each value to the base 2."""

    operand: SSAValue
    atol: float
    """The largest error in absolute terms, for the mode TOLERANCE."""
    rtol: float
    """The largest error as a share of the exact value, for the mode TOLERANCE."""
    ulps: int
    """The largest error in units in the last place of the exact value, for the mode TOLERANCE."""
    mode: ResultAccuracyMode
    """Whether the backend chooses, the best way is asked for, or the tolerances count."""
    result: SSAValue


def log2(
    operand: Operand,
    *,
    atol: float | None = None,
    rtol: float | None = None,
    ulps: int | None = None,
    mode: ResultAccuracyMode | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Log2:
    """The logarithm of each value to the base 2.

    operand: The numbers whose logarithms are wanted.
    atol: The largest error in absolute terms, for the mode TOLERANCE.
    rtol: The largest error as a share of the exact value, for the mode TOLERANCE.
    ulps: The largest error in units in the last place of the exact value, for the mode TOLERANCE.
    mode: Whether the backend chooses, the best way is asked for, or the tolerances count.
    result: The logarithms.

    Unless given, atol is 0.0, rtol is 0.0, ulps is 0 and mode is 'DEFAULT'.
    """
    return build(
        Log2,
        (operand,),
        {"atol": atol, "rtol": rtol, "ulps": ulps, "mode": mode},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
