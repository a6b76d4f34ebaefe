"""Binding of stablehlo.all_gather: Each process of a group gets the tensors of all of them, one
behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_handle(operands: Sequence[Tensor]) -> int:
    return 0


def default_type_(operands: Sequence[Tensor]) -> int:
    return 0


def default_use_global_device_ids(operands: Sequence[Tensor]) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.all_gather",
    operands=(Value("operands", "tensor", "T", variadic=True),),
    results=(Value("results", "tensor", "T", variadic=True),),
    attributes=(
        Attribute("all_gather_dim", "i64"),
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
    typevars=(TypeVar("T", ANY, pack=True),),
    grid=True,
)


class AllGather(OpView, signature=SIGNATURE):
    """Each process of a group gets the tensors of all of them, one behind the other along one
    dimension.
    """

    operands: tuple[SSAValue, ...]
    all_gather_dim: int
    """The dimension along which the parts are joined."""
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups, a row each, in the order in which parts are joined. Without rows all replicas are
    one group.
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
    results: tuple[SSAValue, ...]


def all_gather(
    operands: Sequence[Operand],
    *,
    all_gather_dim: int,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    use_global_device_ids: bool = False,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AllGather:
    """Each process of a group gets the tensors of all of them, one behind the other along one
    dimension.

    operands: What this process gives to its group.
    all_gather_dim: The dimension along which the parts are joined.
    replica_groups: The groups, a row each, in the order in which parts are joined. Without rows all
    replicas are one group.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    use_global_device_ids: The ids count devices, replica by replica and partition by partition,
    instead of replicas.
    results: The parts of the whole group, the same in each of its processes.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        AllGather,
        (operands,),
        {
            "all_gather_dim": all_gather_dim,
            "replica_groups": replica_groups,
            "handle": handle,
            "type_": type_,
            "use_global_device_ids": use_global_device_ids,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
