"""Binding of stablehlo.case: What one of several branches returns, chosen by an index; the last one
where none has the index.
"""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.case",
    operands=(Value("index", "scalar", "i32"),),
    results=(Value("results", "any", "V", variadic=True),),
    regions=(
        Region("branches", (), (Value("result0", "any", "V", variadic=True),), variadic=True),
    ),
    typevars=(TypeVar("V", frozenset(), pack=True, kinds=frozenset({"tensor", "token", "tuple"})),),
)


class Case(OpView, signature=SIGNATURE):
    """What one of several branches returns, chosen by an index; the last one where none has the
    index.
    """

    index: SSAValue
    branches: tuple[ir.Region, ...]
    results: tuple[SSAValue, ...]


def case(
    index: Operand,
    *,
    branches: Sequence[Body],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Case:
    """What one of several branches returns, chosen by an index; the last one where none has the
    index.

    index: Which branch runs, counted from 0.
    branches: What may run; all return values of the same types. [() -> any<V>...]...
    results: What the chosen branch returns.
    """
    return build(
        Case,
        (index,),
        regions={"branches": branches},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
