"""Binding of stablehlo.all_reduce: Each process of a group gets the values of all of them, combined
by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

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


def default_handle(operands: Sequence[Tensor]) -> int:
    return 0


def default_type_(operands: Sequence[Tensor]) -> int:
    return 0


def default_use_global_device_ids(operands: Sequence[Tensor]) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.all_reduce",
    operands=(Value("operands", "tensor", "T", variadic=True),),
    results=(Value("results", "tensor", "A", variadic=True),),
    attributes=(
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
    typevars=(TypeVar("T", ANY, pack=True), TypeVar("A", ANY)),
)


class AllReduce(OpView, signature=SIGNATURE):
    """Each process of a group gets the values of all of them, combined by a region."""

    operands: tuple[SSAValue, ...]
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups, a row each; -1 fills short rows. Without ids all replicas are one group."""
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
    results: tuple[SSAValue, ...]


def all_reduce(
    operands: Sequence[Operand],
    *,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    use_global_device_ids: bool = False,
    computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AllReduce:
    """Each process of a group gets the values of all of them, combined by a region.

    operands: What this process adds to its group.
    replica_groups: The groups, a row each; -1 fills short rows. Without ids all replicas are one
    group.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    use_global_device_ids: The ids count devices, replica by replica and partition by partition,
    instead of replicas.
    computation: How two elements become one, addition for instance. (scalar<A>, scalar<A>) ->
    scalar<A>
    results: What the elements of the whole group come to, the same in each of its processes.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        AllReduce,
        (operands,),
        {
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
