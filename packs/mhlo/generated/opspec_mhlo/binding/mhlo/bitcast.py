"""Binding of mhlo.bitcast: The memory of the operand, read as another shape, another type or
another layout.
"""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.bitcast",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("source_layout", "i64[]", optional=True),
        Attribute("result_layout", "i64[]", optional=True),
    ),
    typevars=(TypeVar("S", ANY), TypeVar("T", ANY)),
)


class Bitcast(OpView, signature=SIGNATURE):
    """The memory of the operand, read as another shape, another type or another layout."""

    operand: SSAValue
    source_layout: tuple[int, ...]
    """How the dimensions of `operand` lie, the closest one first."""
    result_layout: tuple[int, ...]
    """How the dimensions of `result` lie, the closest one first."""
    result: SSAValue


def bitcast(
    operand: Operand,
    *,
    source_layout: Sequence[int] | None = None,
    result_layout: Sequence[int] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Bitcast:
    """The memory of the operand, read as another shape, another type or another layout.

    operand: What lies in memory.
    source_layout: How the dimensions of `operand` lie, the closest one first.
    result_layout: How the dimensions of `result` lie, the closest one first.
    result: What is read there.
    """
    return build(
        Bitcast,
        (operand,),
        {"source_layout": source_layout, "result_layout": result_layout},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
