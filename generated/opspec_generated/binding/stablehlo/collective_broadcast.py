"""Binding of stablehlo.collective_broadcast: The processes of a group get the tensors of one of
them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

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


def default_handle(operands: Sequence[Tensor], roots: Tensor | None) -> int:
    return 0


def default_type_(operands: Sequence[Tensor], roots: Tensor | None) -> int:
    return 0


def default_has_dynamic_root(operands: Sequence[Tensor], roots: Tensor | None) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.collective_broadcast",
    operands=(
        Value("operands", "tensor", "T", variadic=True),
        Value("roots", "ints", "i32", optional=True, when="has_dynamic_root"),
    ),
    results=(Value("results", "tensor", "T", variadic=True),),
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
        Attribute("has_dynamic_root", "unit", default=default_has_dynamic_root),
    ),
    typevars=(TypeVar("T", ANY, pack=True),),
)


class CollectiveBroadcast(OpView, signature=SIGNATURE):
    """The processes of a group get the tensors of one of them, its root, and all others zeros."""

    operands: tuple[SSAValue, ...]
    roots: SSAValue | None
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups, a row each; the first member is the root."""
    handle: int
    """A number that tells channels apart; above zero, processes of all partitions take part, or ids
    are of partitions.
    """
    type_: int
    """Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    """
    has_dynamic_root: bool
    """Whether `roots` is given, so that the program chooses who sends."""
    results: tuple[SSAValue, ...]


def collective_broadcast(
    operands: Sequence[Operand],
    roots: Operand | None = None,
    *,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    has_dynamic_root: bool = False,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CollectiveBroadcast:
    """The processes of a group get the tensors of one of them, its root, and all others zeros.

    operands: What this process holds; only that of a root is sent.
    roots: For each tensor, which member of its group sends: a position in the group's row.
    replica_groups: The groups, a row each; the first member is the root.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    has_dynamic_root: Whether `roots` is given, so that the program chooses who sends.
    results: What the root held, or zeros.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        CollectiveBroadcast,
        (operands, roots),
        {
            "replica_groups": replica_groups,
            "handle": handle,
            "type_": type_,
            "has_dynamic_root": has_dynamic_root,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
