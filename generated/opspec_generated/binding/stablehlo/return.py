"""Binding of stablehlo.return: The end of a region, and what the region gives; the op that has the
region says what that has to be.
"""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.return",
    operands=(Value("values", "any", "V", variadic=True),),
    results=(),
    typevars=(
        TypeVar("V", frozenset(), pack=True, kinds=frozenset({"memref", "tensor", "token"})),
    ),
)


class Return(OpView, signature=SIGNATURE):
    """The end of a region, and what the region gives; the op that has the region says what that has
    to be.
    """

    values: tuple[SSAValue, ...]


def return_(
    values: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Return:
    """The end of a region, and what the region gives; the op that has the region says what that has
    to be.

    values: What the region gives.
    """
    return build(Return, (values,), result_type=result_type, loc=loc, ip=ip)
