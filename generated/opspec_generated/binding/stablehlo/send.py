"""Binding of stablehlo.send: Values go to a channel, and so to another process or to the host; a
token stands behind them.
"""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Other, Tensor


def default_is_host_transfer(inputs: Sequence[Tensor], token: Other) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.send",
    operands=(Value("inputs", "tensor", "T", variadic=True), Value("token", "token")),
    results=(Value("result", "token"),),
    attributes=(
        Attribute(
            "channel_handle",
            "channel_handle",
            fields=(Attribute("handle", "i64"), Attribute("type_", "i64")),
        ),
        Attribute("is_host_transfer", "bool", default=default_is_host_transfer),
        Attribute("source_target_pairs", "i64[][]", optional=True, columns=2),
    ),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, pack=True),
    ),
)


class Send(OpView, signature=SIGNATURE):
    """Values go to a channel, and so to another process or to the host; a token stands behind them.
    """

    inputs: tuple[SSAValue, ...]
    token: SSAValue
    handle: int
    """A number that tells channels apart; above zero, processes of all partitions take part, or ids
    are of partitions.
    """
    type_: int
    """Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    """
    is_host_transfer: bool
    """Whether the host receives, and not another process."""
    source_target_pairs: tuple[tuple[int, ...], ...]
    """A row for each transfer: who sends, then who receives."""
    result: SSAValue


def send(
    inputs: Sequence[Operand],
    token: Operand,
    *,
    handle: int,
    type_: int,
    is_host_transfer: bool | None = None,
    source_target_pairs: Sequence[Sequence[int]] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Send:
    """Values go to a channel, and so to another process or to the host; a token stands behind them.

    inputs: The values that are sent.
    token: What has to happen before.
    handle: A number that tells channels apart; above zero, processes of all partitions take part,
    or ids are of partitions.
    type_: Who is at the ends: 0 or 1 from device to device, 2 from device to host, 3 from host to
    device.
    is_host_transfer: Whether the host receives, and not another process.
    source_target_pairs: A row for each transfer: who sends, then who receives.
    result: A token behind the sending.

    Unless given, is_host_transfer is false.
    """
    return build(
        Send,
        (inputs, token),
        {
            "handle": handle,
            "type_": type_,
            "is_host_transfer": is_host_transfer,
            "source_target_pairs": source_target_pairs,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
