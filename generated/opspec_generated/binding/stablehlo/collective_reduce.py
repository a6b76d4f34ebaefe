"""Binding of stablehlo.collective_reduce: One process of a group, its root, gets the values of all
of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

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


def default_handle(operands: Sequence[Tensor], roots: Tensor | None) -> int:
    return 0


def default_type_(operands: Sequence[Tensor], roots: Tensor | None) -> int:
    return 0


def default_use_global_device_ids(operands: Sequence[Tensor], roots: Tensor | None) -> bool:
    return False


def default_has_dynamic_root(operands: Sequence[Tensor], roots: Tensor | None) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.collective_reduce",
    operands=(
        Value("operands", "tensor", "T", variadic=True),
        Value("roots", "ints", "i32", optional=True, when="has_dynamic_root"),
    ),
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
        Attribute("has_dynamic_root", "unit", default=default_has_dynamic_root),
    ),
    regions=(
        Region(
            "computation",
            ((Value("arg0", "scalar", "A"),), (Value("arg0", "scalar", "A"),)),
            (Value("result0", "scalar", "A"),),
        ),
    ),
    typevars=(TypeVar("T", ANY, pack=True), TypeVar("A", ANY)),
    grid=True,
)


class CollectiveReduce(OpView, signature=SIGNATURE):
    """One process of a group, its root, gets the values of all of them, combined by a region, and
    all others zeros.
    """

    operands: tuple[SSAValue, ...]
    roots: SSAValue | None
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
    has_dynamic_root: bool
    """Whether `roots` is given; without it the first member of a group is its root."""
    computation: ir.Region
    results: tuple[SSAValue, ...]


def collective_reduce(
    operands: Sequence[Operand],
    roots: Operand | None = None,
    *,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    use_global_device_ids: bool = False,
    has_dynamic_root: bool = False,
    computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CollectiveReduce:
    """One process of a group, its root, gets the values of all of them, combined by a region, and
    all others zeros.

    operands: What this process adds to its group.
    roots: For each tensor, which member of its group keeps the result: a position in the group's
    row.
    replica_groups: The groups, a row each; -1 fills short rows. Without ids all replicas are one
    group.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    use_global_device_ids: The ids count devices, replica by replica and partition by partition,
    instead of replicas.
    has_dynamic_root: Whether `roots` is given; without it the first member of a group is its root.
    computation: How two elements become one, addition for instance. (scalar<A>, scalar<A>) ->
    scalar<A>
    results: In the root, what the elements of its group come to; elsewhere zeros.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        CollectiveReduce,
        (operands, roots),
        {
            "replica_groups": replica_groups,
            "handle": handle,
            "type_": type_,
            "use_global_device_ids": use_global_device_ids,
            "has_dynamic_root": has_dynamic_root,
        },
        regions={"computation": computation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
