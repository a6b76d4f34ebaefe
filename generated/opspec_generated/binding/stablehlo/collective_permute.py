"""Binding of stablehlo.collective_permute: Each process gets the tensor of the process that has it
as its target, or zeros.
"""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

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


def default_handle(operand: Tensor) -> int:
    return 0


def default_type_(operand: Tensor) -> int:
    return 0


SIGNATURE = Signature(
    "stablehlo.collective_permute",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("source_target_pairs", "i64[][]", columns=2),
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
    typevars=(TypeVar("T", ANY),),
)


class CollectivePermute(OpView, signature=SIGNATURE):
    """Each process gets the tensor of the process that has it as its target, or zeros."""

    operand: SSAValue
    source_target_pairs: tuple[tuple[int, ...], ...]
    """A row for each transfer: who sends, then who receives."""
    handle: int
    """A number that tells channels apart; above zero, processes of all partitions take part, or ids
    are of partitions.
    """
    type_: int
    """Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    """
    result: SSAValue


def collective_permute(
    operand: Operand,
    *,
    source_target_pairs: Sequence[Sequence[int]],
    handle: int | None = None,
    type_: int | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CollectivePermute:
    """Each process gets the tensor of the process that has it as its target, or zeros.

    operand: What this process holds.
    source_target_pairs: A row for each transfer: who sends, then who receives.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    result: What the source of this process held, or zeros.

    Unless given, handle is 0 and type_ is 0.
    """
    return build(
        CollectivePermute,
        (operand,),
        {"source_target_pairs": source_target_pairs, "handle": handle, "type_": type_},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
