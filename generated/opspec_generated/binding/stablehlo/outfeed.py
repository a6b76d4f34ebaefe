"""Binding of stablehlo.outfeed: Values are fed out to the host, and a token stands behind them."""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

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

SIGNATURE = Signature(
    "stablehlo.outfeed",
    operands=(Value("inputs", "tensor", "T", variadic=True), Value("token", "token")),
    results=(Value("result", "token"),),
    attributes=(Attribute("outfeed_config", "str", optional=True),),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, pack=True),
    ),
)


class Outfeed(OpView, signature=SIGNATURE):
    """Values are fed out to the host, and a token stands behind them."""

    inputs: tuple[SSAValue, ...]
    token: SSAValue
    outfeed_config: str | None
    """What else the backend is told; the meaning does not depend on it."""
    result: SSAValue


def outfeed(
    inputs: Sequence[Operand],
    token: Operand,
    *,
    outfeed_config: str | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Outfeed:
    """Values are fed out to the host, and a token stands behind them.

    inputs: The values for the host.
    token: What has to happen before.
    outfeed_config: What else the backend is told; the meaning does not depend on it.
    result: A token behind the putting.
    """
    return build(
        Outfeed,
        (inputs, token),
        {"outfeed_config": outfeed_config},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
