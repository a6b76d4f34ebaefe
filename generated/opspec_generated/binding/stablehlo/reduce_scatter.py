"""Binding of stablehlo.reduce_scatter: The values of all processes of a group are combined by a
region, and each process gets a part of them.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_handle(operand: Tensor) -> int:
    return 0


def default_type_(operand: Tensor) -> int:
    return 0


def default_use_global_device_ids(operand: Tensor) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.reduce_scatter",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "A"),),
    attributes=(
        Attribute("scatter_dimension", "i64"),
        Attribute("replica_groups", "i64[][]", groups=True),
        Attribute(
            "channel_handle",
            "channel_handle",
            optional=True,
            fields=(
                Attribute("handle", "i64", default=default_handle),
                Attribute("type_", "i64", default=default_type_),
            ),
        ),
        Attribute("use_global_device_ids", "unit", default=default_use_global_device_ids),
    ),
    regions=(
        Region(
            "computation",
            ((Value("arg0", "scalar", "A"),), (Value("arg0", "scalar", "A"),)),
            (Value("result0", "scalar", "A"),),
        ),
    ),
    typevars=(TypeVar("T", ANY), TypeVar("A", ANY)),
    grid=True,
)


class ReduceScatter(OpView, signature=SIGNATURE):
    """The values of all processes of a group are combined by a region, and each process gets a part
    of them.
    """

    operand: SSAValue
    scatter_dimension: int
    """The dimension that is cut into a part for each process."""
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups, a row each, in the order in which parts are given out. Without rows all replicas
    are one group.
    """
    handle: int
    """A number that tells channels apart; above zero, processes of all partitions take part, or ids
    are of partitions.
    """
    type_: int
    """Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    """
    use_global_device_ids: bool
    """The ids count devices, replica by replica and partition by partition, instead of replicas."""
    computation: ir.Region
    result: SSAValue


def reduce_scatter(
    operand: Operand,
    *,
    scatter_dimension: int,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    use_global_device_ids: bool = False,
    computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReduceScatter:
    """The values of all processes of a group are combined by a region, and each process gets a part
    of them.

    operand: What this process adds to its group.
    scatter_dimension: The dimension that is cut into a part for each process.
    replica_groups: The groups, a row each, in the order in which parts are given out. Without rows
    all replicas are one group.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    use_global_device_ids: The ids count devices, replica by replica and partition by partition,
    instead of replicas.
    computation: How two elements become one, addition for instance. (scalar<A>, scalar<A>) ->
    scalar<A>
    result: The part of this process.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        ReduceScatter,
        (operand,),
        {
            "scatter_dimension": scatter_dimension,
            "replica_groups": replica_groups,
            "handle": handle,
            "type_": type_,
            "use_global_device_ids": use_global_device_ids,
        },
        regions={"computation": computation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
