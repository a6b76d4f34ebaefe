"""Binding of stablehlo.concatenate: Tensors put one behind the other along a dimension."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.concatenate",
    operands=(Value("inputs", "tensor", "T", variadic=True),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("dimension", "i64"),),
    typevars=(TypeVar("T", ANY),),
)


class Concatenate(OpView, signature=SIGNATURE):
    """Tensors put one behind the other along a dimension."""

    inputs: tuple[SSAValue, ...]
    dimension: int
    """The dimension along which they lie one behind the other."""
    result: SSAValue


def concatenate(
    inputs: Sequence[Operand],
    *,
    dimension: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Concatenate:
    """Tensors put one behind the other along a dimension.

    inputs: The parts, in order.
    dimension: The dimension along which they lie one behind the other.
    result: The parts, joined.
    """
    return build(
        Concatenate,
        (inputs,),
        {"dimension": dimension},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
