"""Binding of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import INT, PLAIN, SINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

Precision = Literal["DEFAULT", "HIGH", "HIGHEST"]

SIGNATURE = Signature(
    "chlo.ragged_dot",
    operands=(
        Value("lhs", "tensor", "L"),
        Value("rhs", "tensor", "R"),
        Value("group_sizes", "tensor", "I"),
    ),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "ragged_dot_dimension_numbers",
            "ragged_dot",
            fields=(
                Attribute("lhs_batching_dimensions", "i64[]"),
                Attribute("rhs_batching_dimensions", "i64[]"),
                Attribute("lhs_contracting_dimensions", "i64[]"),
                Attribute("rhs_contracting_dimensions", "i64[]"),
                Attribute("lhs_ragged_dimensions", "i64[]"),
                Attribute("rhs_group_dimensions", "i64[]"),
            ),
        ),
        Attribute(
            "precision_config",
            "enum[]",
            optional=True,
            choices=("DEFAULT", "HIGH", "HIGHEST"),
        ),
    ),
    typevars=(
        TypeVar("L", PLAIN),
        TypeVar("R", PLAIN),
        TypeVar("I", INT),
        TypeVar("T", PLAIN),
        TypeVar("P", SINT, element="i64"),
    ),
)


class RaggedDot(OpView, signature=SIGNATURE, enums={"precision_config": "precision"}):
    """Products of matrices as dot_general makes them, with one dimension cut into groups: each
    group of rows has a matrix of its own to be multiplied with, or each group of terms a sum of
    its own.
    """

    lhs: SSAValue
    rhs: SSAValue
    group_sizes: SSAValue
    lhs_batching_dimensions: tuple[int, ...]
    rhs_batching_dimensions: tuple[int, ...]
    lhs_contracting_dimensions: tuple[int, ...]
    rhs_contracting_dimensions: tuple[int, ...]
    lhs_ragged_dimensions: tuple[int, ...]
    rhs_group_dimensions: tuple[int, ...]
    precision_config: tuple[Precision, ...]
    result: SSAValue


def ragged_dot(
    lhs: Operand,
    rhs: Operand,
    group_sizes: Operand,
    *,
    lhs_batching_dimensions: Sequence[int],
    rhs_batching_dimensions: Sequence[int],
    lhs_contracting_dimensions: Sequence[int],
    rhs_contracting_dimensions: Sequence[int],
    lhs_ragged_dimensions: Sequence[int],
    rhs_group_dimensions: Sequence[int],
    precision_config: Sequence[Precision] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RaggedDot:
    """Products of matrices as dot_general makes them, with one dimension cut into groups: each
    group of rows has a matrix of its own to be multiplied with, or each group of terms a sum of
    its own.
    """
    return build(
        RaggedDot,
        (lhs, rhs, group_sizes),
        {
            "lhs_batching_dimensions": lhs_batching_dimensions,
            "rhs_batching_dimensions": rhs_batching_dimensions,
            "lhs_contracting_dimensions": lhs_contracting_dimensions,
            "rhs_contracting_dimensions": rhs_contracting_dimensions,
            "lhs_ragged_dimensions": lhs_ragged_dimensions,
            "rhs_group_dimensions": rhs_group_dimensions,
            "precision_config": precision_config,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
