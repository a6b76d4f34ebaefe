"""Binding of stablehlo.infeed: The next values that the host feeds in, and a token behind them."""

# Generated from spec/ops/stablehlo/infeed.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.infeed",
    operands=(Value("token", "token"),),
    results=(Value("results", "tensor", "T", variadic=True), Value("after", "token")),
    attributes=(
        Attribute("infeed_config", "str", optional=True),
        Attribute("layout", "any", optional=True),
    ),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, pack=True),
    ),
)


class Infeed(OpView, signature=SIGNATURE):
    """The next values that the host feeds in, and a token behind them."""

    token: SSAValue
    infeed_config: str | None
    layout: Any
    results: tuple[SSAValue, ...]
    after: SSAValue


def infeed(
    token: Operand,
    *,
    infeed_config: str | None = None,
    layout: Any = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Infeed:
    """The next values that the host feeds in, and a token behind them."""
    return build(
        Infeed,
        (token,),
        {"infeed_config": infeed_config, "layout": layout},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
