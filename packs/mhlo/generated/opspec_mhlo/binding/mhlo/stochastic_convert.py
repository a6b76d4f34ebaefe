"""Binding of mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance, so
that they are right on average.
"""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.stochastic_convert",
    operands=(Value("operand", "tensor", "F"), Value("random", "tensor", "U")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("F", FLOAT), TypeVar("U", UINT), TypeVar("T", SINT)),
)


class StochasticConvert(OpView, signature=SIGNATURE):
    """Floats in a smaller type, rounded up or down by chance, so that they are right on average."""

    operand: SSAValue
    random: SSAValue
    result: SSAValue


def stochastic_convert(
    operand: Operand,
    random: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> StochasticConvert:
    """Floats in a smaller type, rounded up or down by chance, so that they are right on average.

    operand: The numbers.
    random: A random number for each, all of them equally likely.
    result: The numbers, rounded.
    """
    return build(StochasticConvert, (operand, random), result_type=result_type, loc=loc, ip=ip)
