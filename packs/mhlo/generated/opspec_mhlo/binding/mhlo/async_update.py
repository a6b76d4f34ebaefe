"""Binding of mhlo.async_update: A computation that was begun goes on, up to where it waits next."""

# Generated from spec/ops/mhlo/async_update.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.async_update",
    operands=(Value("bundle", "future", "R"),),
    results=(Value("result", "future", "R"),),
    typevars=(
        TypeVar(
            "R",
            frozenset(),
            pack=True,
            exact=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class AsyncUpdate(OpView, signature=SIGNATURE):
    """A computation that was begun goes on, up to where it waits next."""

    bundle: SSAValue
    result: SSAValue


def async_update(
    bundle: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncUpdate:
    """A computation that was begun goes on, up to where it waits next.

    bundle: What stands for the values.
    result: What stands for them from here on.
    """
    return build(AsyncUpdate, (bundle,), result_type=result_type, loc=loc, ip=ip)
