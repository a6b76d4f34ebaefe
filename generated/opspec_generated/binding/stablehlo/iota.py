"""Binding of stablehlo.iota: Counts up from zero along a dimension."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.iota",
    operands=(),
    results=(Value("output", "tensor", "T"),),
    attributes=(Attribute("iota_dimension", "i64"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT),),
)


class Iota(OpView, signature=SIGNATURE):
    """Counts up from zero along a dimension."""

    iota_dimension: int
    """Along which dimension the numbers count up."""
    output: SSAValue


def iota(
    *,
    iota_dimension: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Iota:
    """Counts up from zero along a dimension.

    iota_dimension: Along which dimension the numbers count up.
    output: The numbers.
    """
    return build(
        Iota,
        (),
        {"iota_dimension": iota_dimension},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
