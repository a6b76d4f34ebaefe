"""Binding of mhlo.async_start: A computation that need not be done before its values are asked for.
"""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.async_start",
    operands=(Value("inputs", "any", variadic=True),),
    results=(Value("result", "future", "R"),),
    attributes=(Attribute("called_computation", "function"), Attribute("execution_thread", "str")),
    typevars=(
        TypeVar(
            "R",
            frozenset(),
            pack=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class AsyncStart(OpView, signature=SIGNATURE):
    """A computation that need not be done before its values are asked for."""

    inputs: tuple[SSAValue, ...]
    called_computation: str
    """The function that is begun."""
    execution_thread: str
    """Who runs it, as backends call their threads; here nobody else does."""
    result: SSAValue


def async_start(
    inputs: Sequence[Operand],
    *,
    called_computation: str,
    execution_thread: str,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsyncStart:
    """A computation that need not be done before its values are asked for.

    inputs: What the function is given.
    called_computation: The function that is begun.
    execution_thread: Who runs it, as backends call their threads; here nobody else does.
    result: What stands for the values of the function.
    """
    return build(
        AsyncStart,
        (inputs,),
        {"called_computation": called_computation, "execution_thread": execution_thread},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
