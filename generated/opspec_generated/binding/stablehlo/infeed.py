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
    """What else the backend is told; the meaning does not depend on it."""
    layout: Any
    """How values lie in memory; the meaning does not depend on it."""
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
    """The next values that the host feeds in, and a token behind them.

    token: What has to happen before.
    infeed_config: What else the backend is told; the meaning does not depend on it.
    layout: How values lie in memory; the meaning does not depend on it.
    results: The next values of the queue.
    after: A token behind the taking.
    """
    return build(
        Infeed,
        (token,),
        {"infeed_config": infeed_config, "layout": layout},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
