"""Binding of stablehlo.dynamic_gather: Slices of a tensor, of sizes that an operand gives, each
starting where a vector of indices says.
"""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec.rules.vocabulary import Vec
from opspec_generated.classes import ANY, INT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_offset_dims(operand: Tensor, start_indices: Tensor, slice_sizes: Tensor) -> Vec:
    return Vec()


def default_collapsed_slice_dims(
    operand: Tensor,
    start_indices: Tensor,
    slice_sizes: Tensor,
) -> Vec:
    return Vec()


def default_operand_batching_dims(
    operand: Tensor,
    start_indices: Tensor,
    slice_sizes: Tensor,
) -> Vec:
    return Vec()


def default_start_indices_batching_dims(
    operand: Tensor,
    start_indices: Tensor,
    slice_sizes: Tensor,
) -> Vec:
    return Vec()


def default_start_index_map(operand: Tensor, start_indices: Tensor, slice_sizes: Tensor) -> Vec:
    return Vec()


def default_index_vector_dim(operand: Tensor, start_indices: Tensor, slice_sizes: Tensor) -> int:
    return 0


def default_indices_are_sorted(operand: Tensor, start_indices: Tensor, slice_sizes: Tensor) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.dynamic_gather",
    operands=(
        Value("operand", "tensor", "T"),
        Value("start_indices", "tensor", "J"),
        Value("slice_sizes", "ints", classes=INT),
    ),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute(
            "dimension_numbers",
            "gather",
            fields=(
                Attribute("offset_dims", "i64[]", default=default_offset_dims),
                Attribute("collapsed_slice_dims", "i64[]", default=default_collapsed_slice_dims),
                Attribute("operand_batching_dims", "i64[]", default=default_operand_batching_dims),
                Attribute(
                    "start_indices_batching_dims",
                    "i64[]",
                    default=default_start_indices_batching_dims,
                ),
                Attribute("start_index_map", "i64[]", default=default_start_index_map),
                Attribute("index_vector_dim", "i64", default=default_index_vector_dim),
            ),
        ),
        Attribute("indices_are_sorted", "bool", default=default_indices_are_sorted),
    ),
    typevars=(TypeVar("T", ANY), TypeVar("J", INT)),
)


class DynamicGather(OpView, signature=SIGNATURE):
    """Slices of a tensor, of sizes that an operand gives, each starting where a vector of indices
    says.
    """

    operand: SSAValue
    start_indices: SSAValue
    slice_sizes: SSAValue
    offset_dims: tuple[int, ...]
    """The dimensions of the result along which a slice lies, in rising order."""
    collapsed_slice_dims: tuple[int, ...]
    """Dimensions of the operand in which a slice has size 1, and which the result leaves out."""
    operand_batching_dims: tuple[int, ...]
    """Dimensions of the operand that go in step with those of the indices; the result leaves them
    out.
    """
    start_indices_batching_dims: tuple[int, ...]
    """Their partners among the dimensions of the indices, in the same order."""
    start_index_map: tuple[int, ...]
    """For each number of an index vector, the dimension of the operand that it is a position in."""
    index_vector_dim: int
    """Which dimension of the indices holds the index vectors; as many as there are says that each
    is one number.
    """
    indices_are_sorted: bool
    """A promise that index vectors stand in rising order, which may be faster; nothing is said of a
    broken one.
    """
    result: SSAValue


def dynamic_gather(
    operand: Operand,
    start_indices: Operand,
    slice_sizes: Operand,
    *,
    offset_dims: Sequence[int] | None = None,
    collapsed_slice_dims: Sequence[int] | None = None,
    operand_batching_dims: Sequence[int] | None = None,
    start_indices_batching_dims: Sequence[int] | None = None,
    start_index_map: Sequence[int] | None = None,
    index_vector_dim: int | None = None,
    indices_are_sorted: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicGather:
    """Slices of a tensor, of sizes that an operand gives, each starting where a vector of indices
    says.

    operand: The tensor that is read.
    start_indices: The index vectors, along the dimension `index_vector_dim`.
    slice_sizes: How large each slice is, an entry for each dimension of `operand`.
    offset_dims: The dimensions of the result along which a slice lies, in rising order.
    collapsed_slice_dims: Dimensions of the operand in which a slice has size 1, and which the
    result leaves out.
    operand_batching_dims: Dimensions of the operand that go in step with those of the indices; the
    result leaves them out.
    start_indices_batching_dims: Their partners among the dimensions of the indices, in the same
    order.
    start_index_map: For each number of an index vector, the dimension of the operand that it is a
    position in.
    index_vector_dim: Which dimension of the indices holds the index vectors; as many as there are
    says that each is one number.
    indices_are_sorted: A promise that index vectors stand in rising order, which may be faster;
    nothing is said of a broken one.
    result: The slices.

    Unless given, offset_dims is [], collapsed_slice_dims is [], operand_batching_dims is [],
    start_indices_batching_dims is [], start_index_map is [], index_vector_dim is 0 and
    indices_are_sorted is false.
    """
    return build(
        DynamicGather,
        (operand, start_indices, slice_sizes),
        {
            "offset_dims": offset_dims,
            "collapsed_slice_dims": collapsed_slice_dims,
            "operand_batching_dims": operand_batching_dims,
            "start_indices_batching_dims": start_indices_batching_dims,
            "start_index_map": start_index_map,
            "index_vector_dim": index_vector_dim,
            "indices_are_sorted": indices_are_sorted,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
