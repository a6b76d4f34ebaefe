"""Binding of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.async_done",
    operands=(Value("operand", "future", "V"),),
    results=(Value("result", "any", "V"),),
    typevars=(TypeVar("V", frozenset(), kinds=frozenset({"tensor"})),),
)


class AsyncDone(OpView, signature=SIGNATURE):
    """The value of a future, once it is there."""

    operand: SSAValue
    result: SSAValue


def async_done(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncDone:
    """The value of a future, once it is there.

    operand: The future that `async_start` gave.
    result: The value of what was begun.
    """
    return build(AsyncDone, (operand,), result_type=result_type, loc=loc, ip=ip)
