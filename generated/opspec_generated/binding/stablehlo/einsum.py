"""Binding of stablehlo.einsum: Products of two tensors, summed over the letters that the result
does not have; dot_general says most of it.
"""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.einsum",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("einsum_config", "str"),),
    typevars=(TypeVar("T", ANY),),
    deprecated="stablehlo.dot_general",
)


class Einsum(OpView, signature=SIGNATURE):
    """Products of two tensors, summed over the letters that the result does not have; dot_general
    says most of it.
    """

    lhs: SSAValue
    rhs: SSAValue
    einsum_config: str
    """The letters of `lhs`, a comma, those of `rhs`, an arrow, those of the result."""
    result: SSAValue


def einsum(
    lhs: Operand,
    rhs: Operand,
    *,
    einsum_config: str,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Einsum:
    """Products of two tensors, summed over the letters that the result does not have; dot_general
    says most of it.

    lhs: The first factors.
    rhs: The second factors.
    einsum_config: The letters of `lhs`, a comma, those of `rhs`, an arrow, those of the result.
    result: A sum of products for each index of its letters.
    """
    return build(
        Einsum,
        (lhs, rhs),
        {"einsum_config": einsum_config},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
