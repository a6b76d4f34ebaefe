"""Binding of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.tuple",
    operands=(Value("val", "any", "V", variadic=True),),
    results=(Value("result", "tuple", "V"),),
    typevars=(
        TypeVar(
            "V",
            frozenset(),
            pack=True,
            exact=True,
            kinds=frozenset({"future", "memref", "tensor", "token", "tuple"}),
        ),
    ),
)


class Tuple(OpView, signature=SIGNATURE):
    """Values as one value."""

    val: tuple[SSAValue, ...]
    result: SSAValue


def tuple(
    val: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tuple:
    """Values as one value.

    val: The values.
    result: The tuple that holds them, in order.
    """
    return build(Tuple, (val,), result_type=result_type, loc=loc, ip=ip)
