"""Binding of stablehlo.dot_general: Products of two tensors, summed over contracted dimensions, for
each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

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
    from opspec.values.types import Tensor

Precision = Literal["DEFAULT", "HIGH", "HIGHEST"]


def default_lhs_precision_type(lhs: Tensor, rhs: Tensor) -> str:
    return ""


def default_rhs_precision_type(lhs: Tensor, rhs: Tensor) -> str:
    return ""


def default_accumulation_type(lhs: Tensor, rhs: Tensor) -> str:
    return ""


def default_lhs_component_count(lhs: Tensor, rhs: Tensor) -> int:
    return 1


def default_rhs_component_count(lhs: Tensor, rhs: Tensor) -> int:
    return 1


def default_num_primitive_operations(lhs: Tensor, rhs: Tensor) -> int:
    return 1


def default_allow_imprecise_accumulation(lhs: Tensor, rhs: Tensor) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.dot_general",
    operands=(Value("lhs", "tensor", "L"), Value("rhs", "tensor", "R")),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "dot_dimension_numbers",
            "dot",
            fields=(
                Attribute("lhs_batching_dimensions", "i64[]"),
                Attribute("rhs_batching_dimensions", "i64[]"),
                Attribute("lhs_contracting_dimensions", "i64[]"),
                Attribute("rhs_contracting_dimensions", "i64[]"),
            ),
        ),
        Attribute(
            "precision_config",
            "enum[]",
            optional=True,
            choices=("DEFAULT", "HIGH", "HIGHEST"),
        ),
        Attribute(
            "algorithm",
            "dot_algorithm",
            optional=True,
            fields=(
                Attribute("lhs_precision_type", "str", default=default_lhs_precision_type),
                Attribute("rhs_precision_type", "str", default=default_rhs_precision_type),
                Attribute("accumulation_type", "str", default=default_accumulation_type),
                Attribute("lhs_component_count", "i64", default=default_lhs_component_count),
                Attribute("rhs_component_count", "i64", default=default_rhs_component_count),
                Attribute(
                    "num_primitive_operations",
                    "i64",
                    default=default_num_primitive_operations,
                ),
                Attribute(
                    "allow_imprecise_accumulation",
                    "bool",
                    default=default_allow_imprecise_accumulation,
                ),
            ),
        ),
    ),
    typevars=(
        TypeVar("L", ANY),
        TypeVar("R", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
    ),
)


class DotGeneral(OpView, signature=SIGNATURE, enums={"precision_config": "precision"}):
    """Products of two tensors, summed over contracted dimensions, for each index of the batching
    ones.
    """

    lhs: SSAValue
    rhs: SSAValue
    lhs_batching_dimensions: tuple[int, ...]
    """Dimensions of `lhs` for each index of which there is a product by itself."""
    rhs_batching_dimensions: tuple[int, ...]
    """Their partners in `rhs`, in the same order."""
    lhs_contracting_dimensions: tuple[int, ...]
    """Dimensions of `lhs` along which products are summed."""
    rhs_contracting_dimensions: tuple[int, ...]
    """Their partners in `rhs`, in the same order."""
    precision_config: tuple[Precision, ...]
    """How exactly a backend has to multiply, for each operand; it does not change what the result
    is.
    """
    lhs_precision_type: str
    """The type that elements of `lhs` are rounded to before they are multiplied."""
    rhs_precision_type: str
    """The type that elements of `rhs` are rounded to before they are multiplied."""
    accumulation_type: str
    """The type that sums are taken in."""
    lhs_component_count: int
    """In how many parts of that type elements of `lhs` are split, so that less is lost."""
    rhs_component_count: int
    """In how many parts of that type elements of `rhs` are split, so that less is lost."""
    num_primitive_operations: int
    """How many products of such parts make one product."""
    allow_imprecise_accumulation: bool
    """Whether sums may be kept in less than `accumulation_type` for a while."""
    result: SSAValue


def dot_general(
    lhs: Operand,
    rhs: Operand,
    *,
    lhs_batching_dimensions: Sequence[int],
    rhs_batching_dimensions: Sequence[int],
    lhs_contracting_dimensions: Sequence[int],
    rhs_contracting_dimensions: Sequence[int],
    precision_config: Sequence[Precision] | None = None,
    lhs_precision_type: str | None = None,
    rhs_precision_type: str | None = None,
    accumulation_type: str | None = None,
    lhs_component_count: int | None = None,
    rhs_component_count: int | None = None,
    num_primitive_operations: int | None = None,
    allow_imprecise_accumulation: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DotGeneral:
    """Products of two tensors, summed over contracted dimensions, for each index of the batching
    ones.

    lhs: The first factors.
    rhs: The second factors.
    lhs_batching_dimensions: Dimensions of `lhs` for each index of which there is a product by
    itself.
    rhs_batching_dimensions: Their partners in `rhs`, in the same order.
    lhs_contracting_dimensions: Dimensions of `lhs` along which products are summed.
    rhs_contracting_dimensions: Their partners in `rhs`, in the same order.
    precision_config: How exactly a backend has to multiply, for each operand; it does not change
    what the result is.
    lhs_precision_type: The type that elements of `lhs` are rounded to before they are multiplied.
    rhs_precision_type: The type that elements of `rhs` are rounded to before they are multiplied.
    accumulation_type: The type that sums are taken in.
    lhs_component_count: In how many parts of that type elements of `lhs` are split, so that less is
    lost.
    rhs_component_count: In how many parts of that type elements of `rhs` are split, so that less is
    lost.
    num_primitive_operations: How many products of such parts make one product.
    allow_imprecise_accumulation: Whether sums may be kept in less than `accumulation_type` for a
    while.
    result: The batching dimensions, then the free ones of `lhs`, then those of `rhs`.

    Unless given, lhs_precision_type is '', rhs_precision_type is '', accumulation_type is '',
    lhs_component_count is 1, rhs_component_count is 1, num_primitive_operations is 1 and
    allow_imprecise_accumulation is false.
    """
    return build(
        DotGeneral,
        (lhs, rhs),
        {
            "lhs_batching_dimensions": lhs_batching_dimensions,
            "rhs_batching_dimensions": rhs_batching_dimensions,
            "lhs_contracting_dimensions": lhs_contracting_dimensions,
            "rhs_contracting_dimensions": rhs_contracting_dimensions,
            "precision_config": precision_config,
            "lhs_precision_type": lhs_precision_type,
            "rhs_precision_type": rhs_precision_type,
            "accumulation_type": accumulation_type,
            "lhs_component_count": lhs_component_count,
            "rhs_component_count": rhs_component_count,
            "num_primitive_operations": num_primitive_operations,
            "allow_imprecise_accumulation": allow_imprecise_accumulation,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
