"""Binding of stablehlo.add: The sum of two values, element by element."""

# Generated from spec/ops/stablehlo/add.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.add",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(
        TypeVar(
            "T",
            BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT,
            baseline=True,
            stored=True,
        ),
    ),
)


class Add(OpView, signature=SIGNATURE):
    """The sum of two values, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def add(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Add:
    """The sum of two values, element by element.

    lhs: The first summands.
    rhs: The second summands, one for each of the first.
    result: The sums.
    """
    return build(Add, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
