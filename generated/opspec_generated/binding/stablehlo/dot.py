"""Binding of stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two
matrices; dot_general says it in general.
"""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY, BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

Precision = Literal["DEFAULT", "HIGH", "HIGHEST"]

SIGNATURE = Signature(
    "stablehlo.dot",
    operands=(Value("lhs", "tensor", "L"), Value("rhs", "tensor", "R")),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "precision_config",
            "enum[]",
            optional=True,
            choices=("DEFAULT", "HIGH", "HIGHEST"),
        ),
    ),
    typevars=(
        TypeVar("L", ANY),
        TypeVar("R", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
    ),
    deprecated="stablehlo.dot_general",
)


class Dot(OpView, signature=SIGNATURE, enums={"precision_config": "precision"}):
    """The product of two vectors, of a matrix and a vector, or of two matrices; dot_general says it
    in general.
    """

    lhs: SSAValue
    rhs: SSAValue
    precision_config: tuple[Precision, ...]
    """How exactly a backend has to multiply, for each operand; it does not change what the result
    is.
    """
    result: SSAValue


def dot(
    lhs: Operand,
    rhs: Operand,
    *,
    precision_config: Sequence[Precision] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Dot:
    """The product of two vectors, of a matrix and a vector, or of two matrices; dot_general says it
    in general.

    lhs: A vector, or a matrix whose rows are multiplied.
    rhs: A vector, or a matrix whose columns are multiplied.
    precision_config: How exactly a backend has to multiply, for each operand; it does not change
    what the result is.
    result: A sum of products for each row of `lhs` and each column of `rhs`.
    """
    return build(
        Dot,
        (lhs, rhs),
        {"precision_config": precision_config},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
