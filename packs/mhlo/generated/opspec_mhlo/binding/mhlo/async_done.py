"""Binding of mhlo.async_done: The values of a computation that was begun, once they are there."""

# Generated from spec/ops/mhlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.async_done",
    operands=(Value("bundle", "future", "R"),),
    results=(Value("results", "any", "R", variadic=True),),
    typevars=(
        TypeVar(
            "R",
            frozenset(),
            pack=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class AsyncDone(OpView, signature=SIGNATURE):
    """The values of a computation that was begun, once they are there."""

    bundle: SSAValue
    results: tuple[SSAValue, ...]


def async_done(
    bundle: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncDone:
    """The values of a computation that was begun, once they are there.

    bundle: What stands for the values.
    results: The values.
    """
    return build(AsyncDone, (bundle,), result_type=result_type, loc=loc, ip=ip)
