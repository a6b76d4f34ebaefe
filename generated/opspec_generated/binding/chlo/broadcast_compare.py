"""Binding of chlo.broadcast_compare: Whether a relation holds between two values, dimensions of
size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec.rules.vocabulary import rank
from opspec.values.dims import maximum, minimum
from opspec_generated.classes import ANY, BOOL
from opspec_generated.indices import indices, tail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.dims import Vec
    from opspec.values.types import Tensor

ComparisonDirection = Literal["EQ", "NE", "GE", "GT", "LE", "LT"]
ComparisonType = Literal["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"]


def default_broadcast_dimensions(lhs: Tensor, rhs: Tensor) -> Vec:
    few = minimum(rank(lhs), rank(rhs))
    many = maximum(rank(lhs), rank(rhs))
    return tail(indices(many), few)


SIGNATURE = Signature(
    "chlo.broadcast_compare",
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
        Attribute("broadcast_dimensions", "i64[]", default=default_broadcast_dimensions),
    ),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class BroadcastCompare(
    OpView,
    signature=SIGNATURE,
    enums={"comparison_direction": "comparison_direction", "compare_type": "comparison_type"},
):
    """Whether a relation holds between two values, dimensions of size one and missing ones
    repeated.
    """

    lhs: SSAValue
    rhs: SSAValue
    comparison_direction: ComparisonDirection
    """Which question is asked."""
    compare_type: ComparisonType | None
    """How numbers are compared; where it is absent, as their type has it."""
    broadcast_dimensions: tuple[int, ...]
    """Which dimensions of the operand of higher rank the other one has; unless given, the last
    ones.
    """
    result: SSAValue


def broadcast_compare(
    lhs: Operand,
    rhs: Operand,
    *,
    comparison_direction: ComparisonDirection,
    compare_type: ComparisonType | None = None,
    broadcast_dimensions: Sequence[int] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BroadcastCompare:
    """Whether a relation holds between two values, dimensions of size one and missing ones
    repeated.

    lhs: The first numbers.
    rhs: The second numbers.
    comparison_direction: Which question is asked.
    compare_type: How numbers are compared; where it is absent, as their type has it.
    broadcast_dimensions: Which dimensions of the operand of higher rank the other one has; unless
    given, the last ones.
    result: True where the answer is yes.

    Unless given, broadcast_dimensions is tail(indices(many), few), where few is min(rank(lhs),
    rank(rhs)) and many is max(rank(lhs), rank(rhs)).
    """
    return build(
        BroadcastCompare,
        (lhs, rhs),
        {
            "comparison_direction": comparison_direction,
            "compare_type": compare_type,
            "broadcast_dimensions": broadcast_dimensions,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
