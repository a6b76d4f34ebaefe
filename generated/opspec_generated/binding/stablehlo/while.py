"""Binding of stablehlo.while: A state that a body makes anew for as long as a condition holds of
it.
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Region, Signature, TypeVar, Value
from opspec_generated.classes import BOOL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.while",
    operands=(Value("operand", "any", "V", variadic=True),),
    results=(Value("results", "any", "V", variadic=True),),
    regions=(
        Region(
            "cond",
            ((Value("arg0", "any", "V", variadic=True),),),
            (Value("result0", "scalar", classes=BOOL),),
        ),
        Region(
            "body",
            ((Value("arg0", "any", "V", variadic=True),),),
            (Value("result0", "any", "V", variadic=True),),
        ),
    ),
    typevars=(
        TypeVar(
            "V",
            frozenset(),
            pack=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class While(OpView, signature=SIGNATURE):
    """A state that a body makes anew for as long as a condition holds of it."""

    operand: tuple[SSAValue, ...]
    cond: ir.Region
    body: ir.Region
    results: tuple[SSAValue, ...]


def while_(
    operand: Sequence[Operand],
    *,
    cond: Body,
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> While:
    """A state that a body makes anew for as long as a condition holds of it.

    operand: The state at first.
    cond: Whether the body runs once more, asked of the state. (any<V>...) -> scalar<bool>
    body: The state after one more round. (any<V>...) -> any<V>...
    results: The state when the condition no longer holds.
    """
    return build(
        While,
        (operand,),
        regions={"cond": cond, "body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
