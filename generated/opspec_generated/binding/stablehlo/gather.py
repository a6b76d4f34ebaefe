"""Binding of stablehlo.gather: Slices of a tensor, each starting where a vector of indices says,
clamped to lie inside.
"""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

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


def default_offset_dims(operand: Tensor, start_indices: Tensor) -> Vec:
    return Vec()


def default_collapsed_slice_dims(operand: Tensor, start_indices: Tensor) -> Vec:
    return Vec()


def default_operand_batching_dims(operand: Tensor, start_indices: Tensor) -> Vec:
    return Vec()


def default_start_indices_batching_dims(operand: Tensor, start_indices: Tensor) -> Vec:
    return Vec()


def default_start_index_map(operand: Tensor, start_indices: Tensor) -> Vec:
    return Vec()


def default_index_vector_dim(operand: Tensor, start_indices: Tensor) -> int:
    return 0


def default_indices_are_sorted(operand: Tensor, start_indices: Tensor) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.gather",
    operands=(Value("operand", "tensor", "T"), Value("start_indices", "tensor", "J")),
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
        Attribute("slice_sizes", "i64[]"),
        Attribute("indices_are_sorted", "bool", default=default_indices_are_sorted),
    ),
    typevars=(TypeVar("T", ANY), TypeVar("J", INT)),
)


class Gather(OpView, signature=SIGNATURE):
    """Slices of a tensor, each starting where a vector of indices says, clamped to lie inside."""

    operand: SSAValue
    start_indices: SSAValue
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
    slice_sizes: tuple[int, ...]
    """How large each slice is."""
    indices_are_sorted: bool
    """A promise that index vectors stand in rising order, which may be faster; nothing is said of a
    broken one.
    """
    result: SSAValue


def gather(
    operand: Operand,
    start_indices: Operand,
    *,
    offset_dims: Sequence[int] | None = None,
    collapsed_slice_dims: Sequence[int] | None = None,
    operand_batching_dims: Sequence[int] | None = None,
    start_indices_batching_dims: Sequence[int] | None = None,
    start_index_map: Sequence[int] | None = None,
    index_vector_dim: int | None = None,
    slice_sizes: Sequence[int],
    indices_are_sorted: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Gather:
    """Slices of a tensor, each starting where a vector of indices says, clamped to lie inside.

    operand: The tensor that is read.
    start_indices: The index vectors, along the dimension `index_vector_dim`.
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
    slice_sizes: How large each slice is.
    indices_are_sorted: A promise that index vectors stand in rising order, which may be faster;
    nothing is said of a broken one.
    result: The slices.

    Unless given, offset_dims is [], collapsed_slice_dims is [], operand_batching_dims is [],
    start_indices_batching_dims is [], start_index_map is [], index_vector_dim is 0 and
    indices_are_sorted is false.
    """
    return build(
        Gather,
        (operand, start_indices),
        {
            "offset_dims": offset_dims,
            "collapsed_slice_dims": collapsed_slice_dims,
            "operand_batching_dims": operand_batching_dims,
            "start_indices_batching_dims": start_indices_batching_dims,
            "start_index_map": start_index_map,
            "index_vector_dim": index_vector_dim,
            "slice_sizes": slice_sizes,
            "indices_are_sorted": indices_are_sorted,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
