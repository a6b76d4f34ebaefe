"""Binding of stablehlo.optimization_barrier: The operands as they are, behind everything that makes
them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.optimization_barrier",
    operands=(Value("operand", "any", "V", variadic=True),),
    results=(Value("result", "any", "V", variadic=True),),
    typevars=(
        TypeVar("V", frozenset(), pack=True, exact=True, kinds=frozenset({"tensor", "token"})),
    ),
)


class OptimizationBarrier(OpView, signature=SIGNATURE):
    """The operands as they are, behind everything that makes them."""

    operand: tuple[SSAValue, ...]
    result: tuple[SSAValue, ...]


def optimization_barrier(
    operand: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> OptimizationBarrier:
    """The operands as they are, behind everything that makes them.

    operand: The values that are to be there first.
    result: The same values.
    """
    return build(OptimizationBarrier, (operand,), result_type=result_type, loc=loc, ip=ip)
