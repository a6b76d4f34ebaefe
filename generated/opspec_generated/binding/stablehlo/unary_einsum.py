"""Binding of stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the result
does not have; diagonals and transposes too.
"""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.unary_einsum",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("einsum_config", "str"),),
    typevars=(TypeVar("T", ANY),),
    deprecated="stablehlo.einsum",
)


class UnaryEinsum(OpView, signature=SIGNATURE):
    """Elements of a tensor, summed over the letters that the result does not have; diagonals and
    transposes too.
    """

    operand: SSAValue
    einsum_config: str
    """The letters of `operand`, an arrow, those of the result."""
    result: SSAValue


def unary_einsum(
    operand: Operand,
    *,
    einsum_config: str,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> UnaryEinsum:
    """Elements of a tensor, summed over the letters that the result does not have; diagonals and
    transposes too.

    operand: The tensor that is rearranged.
    einsum_config: The letters of `operand`, an arrow, those of the result.
    result: A sum of elements for each index of its letters.
    """
    return build(
        UnaryEinsum,
        (operand,),
        {"einsum_config": einsum_config},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
