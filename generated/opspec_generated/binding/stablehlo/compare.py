"""Binding of stablehlo.compare: Whether a relation holds between two values, element by element."""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY, BOOL

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

ComparisonDirection = Literal["EQ", "NE", "GE", "GT", "LE", "LT"]
ComparisonType = Literal["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]

SIGNATURE = Signature(
    "stablehlo.compare",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", classes=BOOL),),
    attributes=(
        Attribute("comparison_direction", "enum", choices=("EQ", "NE", "GE", "GT", "LE", "LT")),
        Attribute(
            "compare_type",
            "enum",
            optional=True,
            choices=("NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"),
        ),
    ),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class Compare(
    OpView,
    signature=SIGNATURE,
    enums={"comparison_direction": "comparison_direction", "compare_type": "comparison_type"},
):
    """Whether a relation holds between two values, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    comparison_direction: ComparisonDirection
    """Which question is asked."""
    compare_type: ComparisonType | None
    """How numbers are compared; where it is absent, as their type has it."""
    result: SSAValue


def compare(
    lhs: Operand,
    rhs: Operand,
    *,
    comparison_direction: ComparisonDirection,
    compare_type: ComparisonType | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Compare:
    """Whether a relation holds between two values, element by element.

    lhs: The first numbers.
    rhs: The second numbers.
    comparison_direction: Which question is asked.
    compare_type: How numbers are compared; where it is absent, as their type has it.
    result: True where the answer is yes.
    """
    return build(
        Compare,
        (lhs, rhs),
        {"comparison_direction": comparison_direction, "compare_type": compare_type},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
