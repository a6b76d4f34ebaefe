"""Binding of stablehlo.reduce_precision: Each value rounded to what a format with fewer exponent
and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.reduce_precision",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("output", "tensor", "T"),),
    attributes=(Attribute("exponent_bits", "i32"), Attribute("mantissa_bits", "i32")),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class ReducePrecision(OpView, signature=SIGNATURE):
    """Each value rounded to what a format with fewer exponent and mantissa bits can hold, in its
    own type.
    """

    operand: SSAValue
    exponent_bits: int
    """How many bits the exponent would have."""
    mantissa_bits: int
    """How many bits the mantissa would have, the leading one, which is not stored, not counted."""
    output: SSAValue


def reduce_precision(
    operand: Operand,
    *,
    exponent_bits: int,
    mantissa_bits: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ReducePrecision:
    """Each value rounded to what a format with fewer exponent and mantissa bits can hold, in its
    own type.

    operand: The numbers that are rounded.
    exponent_bits: How many bits the exponent would have.
    mantissa_bits: How many bits the mantissa would have, the leading one, which is not stored, not
    counted.
    output: The rounded numbers, in the type of `operand`.
    """
    return build(
        ReducePrecision,
        (operand,),
        {"exponent_bits": exponent_bits, "mantissa_bits": mantissa_bits},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
