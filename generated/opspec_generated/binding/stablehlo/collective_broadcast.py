"""Binding of stablehlo.collective_broadcast: The processes of a group get the tensors of its first
one, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.binding import OpView
from opspec.build import build
from opspec.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.binding import Operand, ResultType, SSAValue
    from opspec.carrier import ir


def default_handle(operands: Any) -> Any:
    return 0


def default_type_(operands: Any) -> Any:
    return 0


SIGNATURE = Signature(
    "stablehlo.collective_broadcast",
    operands=(Value("operands", "tensor", "T", variadic=True),),
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
    ),
    typevars=(TypeVar("T", ANY, pack=True),),
)


class CollectiveBroadcast(OpView, signature=SIGNATURE):
    """The processes of a group get the tensors of its first one, and all others zeros."""

    operands: tuple[SSAValue, ...]
    replica_groups: tuple[tuple[int, ...], ...]
    handle: int
    type_: int
    results: tuple[SSAValue, ...]


def collective_broadcast(
    operands: Sequence[Operand],
    *,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CollectiveBroadcast:
    """The processes of a group get the tensors of its first one, and all others zeros.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        CollectiveBroadcast,
        (operands,),
        {"replica_groups": replica_groups, "handle": handle, "type_": type_},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
