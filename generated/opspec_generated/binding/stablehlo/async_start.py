"""Binding of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Region, Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.async_start",
    operands=(Value("operands", "any", "V", variadic=True),),
    results=(Value("result", "future", "R"),),
    regions=(
        Region(
            "body",
            ((Value("arg0", "any", "V", variadic=True),),),
            (Value("result0", "any", "R"),),
        ),
    ),
    typevars=(
        TypeVar("V", frozenset(), pack=True, kinds=frozenset({"tensor"})),
        TypeVar("R", frozenset(), kinds=frozenset({"tensor"})),
    ),
)


class AsyncStart(OpView, signature=SIGNATURE):
    """One op, a collective or a slice, that need not be done before its value is asked for."""

    operands: tuple[SSAValue, ...]
    body: ir.Region
    result: SSAValue


def async_start(
    operands: Sequence[Operand],
    *,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncStart:
    """One op, a collective or a slice, that need not be done before its value is asked for.

    operands: What the op in the region works on.
    body: The op that is begun: it takes the operands and returns what the future will hold.
    (any<V>...) -> any<R>
    result: The future of what the region returns.
    """
    return build(
        AsyncStart,
        (operands,),
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
