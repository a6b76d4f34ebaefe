"""Binding of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an
older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.cross-replica-sum",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("replica_groups", "i64[][]"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT),),
    deprecated="stablehlo.all_reduce",
)


class CrossReplicaSum(OpView, signature=SIGNATURE):
    """The sum of the tensors of all replicas of a group (an older all_reduce)."""

    operand: SSAValue
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups of replicas, a row each; -1 fills short rows. Without ids all replicas are one
    group.
    """
    result: SSAValue


def cross_replica_sum(
    operand: Operand,
    *,
    replica_groups: Sequence[Sequence[int]],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CrossReplicaSum:
    """The sum of the tensors of all replicas of a group (an older all_reduce).

    operand: What this replica adds.
    replica_groups: The groups of replicas, a row each; -1 fills short rows. Without ids all
    replicas are one group.
    result: The sum over the group, the same in each of its replicas.
    """
    return build(
        CrossReplicaSum,
        (operand,),
        {"replica_groups": replica_groups},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
