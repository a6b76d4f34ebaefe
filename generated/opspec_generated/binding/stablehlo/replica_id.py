"""Binding of stablehlo.replica_id: The number of the replica that this process is."""

# Generated from spec/ops/stablehlo/replica_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, Value

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.replica_id",
    operands=(),
    results=(Value("result", "scalar", "ui32"),),
)


class ReplicaId(OpView, signature=SIGNATURE):
    """The number of the replica that this process is."""

    result: SSAValue


def replica_id(
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReplicaId:
    """The number of the replica that this process is.

    result: The number, counted from 0.
    """
    return build(ReplicaId, (), result_type=result_type, loc=loc, ip=ip)
