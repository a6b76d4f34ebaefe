"""Binding of stablehlo.all_to_all: Each process of a group splits its tensor, sends a part to each,
and joins the parts that it gets.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

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


SIGNATURE = Signature(
    "stablehlo.all_to_all",
    operands=(Value("operands", "tensor", "T", variadic=True),),
    results=(Value("results", "tensor", "T", variadic=True),),
    attributes=(
        Attribute("split_dimension", "i64"),
        Attribute("concat_dimension", "i64"),
        Attribute("split_count", "i64"),
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


class AllToAll(OpView, signature=SIGNATURE):
    """Each process of a group splits its tensor, sends a part to each, and joins the parts that it
    gets.
    """

    operands: tuple[SSAValue, ...]
    split_dimension: int
    """The dimension that is cut, one part for each member."""
    concat_dimension: int
    """The dimension along which the parts that arrive are joined."""
    split_count: int
    """How many parts there are, which is how many members a group has."""
    replica_groups: tuple[tuple[int, ...], ...]
    """The groups, a row each; parts go and come in the order of the row."""
    handle: int
    """A number that tells channels apart; above zero, processes of all partitions take part, or ids
    are of partitions.
    """
    type_: int
    """Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    """
    results: tuple[SSAValue, ...]


def all_to_all(
    operands: Sequence[Operand],
    *,
    split_dimension: int,
    concat_dimension: int,
    split_count: int,
    replica_groups: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AllToAll:
    """Each process of a group splits its tensor, sends a part to each, and joins the parts that it
    gets.

    operands: What this process has before.
    split_dimension: The dimension that is cut, one part for each member.
    concat_dimension: The dimension along which the parts that arrive are joined.
    split_count: How many parts there are, which is how many members a group has.
    replica_groups: The groups, a row each; parts go and come in the order of the row.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    results: What this process has after.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        AllToAll,
        (operands,),
        {
            "split_dimension": split_dimension,
            "concat_dimension": concat_dimension,
            "split_count": split_count,
            "replica_groups": replica_groups,
            "handle": handle,
            "type_": type_,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
