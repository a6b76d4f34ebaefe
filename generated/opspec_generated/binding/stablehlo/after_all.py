"""Binding of stablehlo.after_all: A token behind others, so that what they stand for comes first.
"""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.after_all",
    operands=(Value("inputs", "token", variadic=True),),
    results=(Value("result", "token"),),
)


class AfterAll(OpView, signature=SIGNATURE):
    """A token behind others, so that what they stand for comes first."""

    inputs: tuple[SSAValue, ...]
    result: SSAValue


def after_all(
    inputs: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AfterAll:
    """A token behind others, so that what they stand for comes first.

    inputs: Tokens of what has to come first.
    result: A token that stands behind all of them.
    """
    return build(AfterAll, (inputs,), result_type=result_type, loc=loc, ip=ip)
