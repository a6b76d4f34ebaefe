"""Binding of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.next_after",
    operands=(Value("x", "tensor", "T"), Value("y", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class NextAfter(OpView, signature=SIGNATURE):
    """The value next to x on the way to y."""

    x: SSAValue
    y: SSAValue
    result: SSAValue


def next_after(
    x: Operand,
    y: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> NextAfter:
    """The value next to x on the way to y.

    x: Where each step starts.
    y: Where it goes to.
    result: The number that the step ends at.
    """
    return build(NextAfter, (x, y), result_type=result_type, loc=loc, ip=ip)
