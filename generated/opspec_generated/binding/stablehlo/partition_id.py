"""Binding of stablehlo.partition_id: The number of the partition that this process is."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, Value

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.partition_id",
    operands=(),
    results=(Value("result", "scalar", "ui32"),),
)


class PartitionId(OpView, signature=SIGNATURE):
    """The number of the partition that this process is."""

    result: SSAValue


def partition_id(
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> PartitionId:
    """The number of the partition that this process is.

    result: The number, counted from 0.
    """
    return build(PartitionId, (), result_type=result_type, loc=loc, ip=ip)
