"""Binding of stablehlo.popcnt: How many bits of each integer are set."""

# Generated from spec/ops/stablehlo/popcnt.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.popcnt",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INT),),
)


class Popcnt(OpView, signature=SIGNATURE):
    """How many bits of each integer are set."""

    operand: SSAValue
    result: SSAValue


def popcnt(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Popcnt:
    """How many bits of each integer are set.

    operand: The integers whose bits are counted.
    result: Counts from 0 to the number of bits, in the type of `operand`.
    """
    return build(Popcnt, (operand,), result_type=result_type, loc=loc, ip=ip)
