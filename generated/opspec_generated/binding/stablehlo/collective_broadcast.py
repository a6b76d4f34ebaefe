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
    handle: int
    type_: int
    has_dynamic_root: bool
    """The root of each tensor is an operand, and not the first process."""
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

    has_dynamic_root: The root of each tensor is an operand, and not the first process.

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
