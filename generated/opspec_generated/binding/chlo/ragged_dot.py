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
    """Dimensions of `lhs` for each index of which there is a product by itself."""
    rhs_batching_dimensions: tuple[int, ...]
    """Their partners in `rhs`, in the same order."""
    lhs_contracting_dimensions: tuple[int, ...]
    """Dimensions of `lhs` along which products are summed."""
    rhs_contracting_dimensions: tuple[int, ...]
    """Their partners in `rhs`, in the same order."""
    lhs_ragged_dimensions: tuple[int, ...]
    """The one dimension of `lhs` that is cut into groups; a list only by form."""
    rhs_group_dimensions: tuple[int, ...]
    """The dimension of `rhs` that counts the groups, where rows are cut; empty where it is another
    dimension.
    """
    precision_config: tuple[Precision, ...]
    """How exactly a backend has to multiply, for each operand; it does not change what the result
    is.
    """
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
    group of rows has a matrix of its own to be multiplied with, or each group of terms a sum of its
    own.

    lhs: The factors whose ragged dimension is cut into groups.
    rhs: The other factors; with a dimension of groups, one matrix for each.
    group_sizes: How long the groups are, in order, in the last dimension; the dimensions before
    that tell rows apart whose groups differ.
    lhs_batching_dimensions: Dimensions of `lhs` for each index of which there is a product by
    itself.
    rhs_batching_dimensions: Their partners in `rhs`, in the same order.
    lhs_contracting_dimensions: Dimensions of `lhs` along which products are summed.
    rhs_contracting_dimensions: Their partners in `rhs`, in the same order.
    lhs_ragged_dimensions: The one dimension of `lhs` that is cut into groups; a list only by form.
    rhs_group_dimensions: The dimension of `rhs` that counts the groups, where rows are cut; empty
    where it is another dimension.
    precision_config: How exactly a backend has to multiply, for each operand; it does not change
    what the result is.
    result: The batch, then the free dimensions of `lhs`, then those of `rhs`; before them the
    groups, where sums are cut.
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
