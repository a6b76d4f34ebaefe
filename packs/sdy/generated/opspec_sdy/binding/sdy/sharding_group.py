"""Binding of sdy.sharding_group: Values of one group, which all lie on the devices in the same way.
"""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.sharding_group",
    operands=(Value("input", "tensor", "T"),),
    results=(),
    attributes=(Attribute("group_id", "i64"),),
    typevars=(TypeVar("T", ANY),),
)


class ShardingGroup(OpView, signature=SIGNATURE):
    """Values of one group, which all lie on the devices in the same way."""

    input: SSAValue
    group_id: int


def sharding_group(
    input: Operand,
    *,
    group_id: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ShardingGroup:
    """Values of one group, which all lie on the devices in the same way."""
    return build(
        ShardingGroup,
        (input,),
        {"group_id": group_id},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
