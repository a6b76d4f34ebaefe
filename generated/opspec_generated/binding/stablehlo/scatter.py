"""Binding of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices says,
combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec_generated.classes import ANY, INDEX, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_indices_are_sorted(
    inputs: Sequence[Tensor],
    scatter_indices: Tensor,
    updates: Sequence[Tensor],
) -> bool:
    return False


def default_unique_indices(
    inputs: Sequence[Tensor],
    scatter_indices: Tensor,
    updates: Sequence[Tensor],
) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.scatter",
    operands=(
        Value("inputs", "tensor", "T", variadic=True),
        Value("scatter_indices", "tensor", "J"),
        Value("updates", "tensor", "T", variadic=True),
    ),
    results=(Value("results", "tensor", "A", variadic=True),),
    attributes=(
        Attribute(
            "scatter_dimension_numbers",
            "scatter",
            fields=(
                Attribute("update_window_dims", "i64[]"),
                Attribute("inserted_window_dims", "i64[]"),
                Attribute("input_batching_dims", "i64[]"),
                Attribute("scatter_indices_batching_dims", "i64[]"),
                Attribute("scatter_dims_to_operand_dims", "i64[]"),
                Attribute("index_vector_dim", "i64"),
            ),
        ),
        Attribute("indices_are_sorted", "bool", default=default_indices_are_sorted),
        Attribute("unique_indices", "bool", default=default_unique_indices),
    ),
    regions=(
        Region(
            "update_computation",
            (
                (Value("arg0", "scalar", "A", variadic=True),),
                (Value("arg0", "scalar", "A", variadic=True),),
            ),
            (Value("result0", "scalar", "A", variadic=True),),
        ),
    ),
    typevars=(
        TypeVar("T", ANY, pack=True),
        TypeVar("A", ANY, pack=True),
        TypeVar("J", INDEX | SINT | UINT),
    ),
)


class Scatter(OpView, signature=SIGNATURE):
    """Slices of the inputs, each starting where a vector of indices says, combined with updates by
    a region.
    """

    inputs: tuple[SSAValue, ...]
    scatter_indices: SSAValue
    updates: tuple[SSAValue, ...]
    update_window_dims: tuple[int, ...]
    """The dimensions of the updates along which a slice lies."""
    inserted_window_dims: tuple[int, ...]
    """Dimensions of the inputs in which a slice has size 1, and which updates do not have."""
    input_batching_dims: tuple[int, ...]
    """Dimensions of the inputs that go in step with those of the indices; updates have the latter.
    """
    scatter_indices_batching_dims: tuple[int, ...]
    """Their partners among the dimensions of the indices, in the same order."""
    scatter_dims_to_operand_dims: tuple[int, ...]
    """For each number of an index vector, the dimension of the inputs that it is a position in."""
    index_vector_dim: int
    """Which dimension of the indices holds the index vectors; as many as there are says that each
    is one number.
    """
    indices_are_sorted: bool
    """A promise that index vectors stand in rising order, which may be faster; nothing is said of a
    broken one.
    """
    unique_indices: bool
    """A promise that no two slices fall on each other, which may be faster; nothing is said of a
    broken one.
    """
    update_computation: ir.Region
    results: tuple[SSAValue, ...]


def scatter(
    inputs: Sequence[Operand],
    scatter_indices: Operand,
    updates: Sequence[Operand],
    *,
    update_window_dims: Sequence[int],
    inserted_window_dims: Sequence[int],
    input_batching_dims: Sequence[int],
    scatter_indices_batching_dims: Sequence[int],
    scatter_dims_to_operand_dims: Sequence[int],
    index_vector_dim: int,
    indices_are_sorted: bool | None = None,
    unique_indices: bool | None = None,
    update_computation: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Scatter:
    """Slices of the inputs, each starting where a vector of indices says, combined with updates by
    a region.

    inputs: The tensors that are written into, all of one shape.
    scatter_indices: The index vectors, along the dimension `index_vector_dim`.
    updates: The slices for each of the inputs.
    update_window_dims: The dimensions of the updates along which a slice lies.
    inserted_window_dims: Dimensions of the inputs in which a slice has size 1, and which updates do
    not have.
    input_batching_dims: Dimensions of the inputs that go in step with those of the indices; updates
    have the latter.
    scatter_indices_batching_dims: Their partners among the dimensions of the indices, in the same
    order.
    scatter_dims_to_operand_dims: For each number of an index vector, the dimension of the inputs
    that it is a position in.
    index_vector_dim: Which dimension of the indices holds the index vectors; as many as there are
    says that each is one number.
    indices_are_sorted: A promise that index vectors stand in rising order, which may be faster;
    nothing is said of a broken one.
    unique_indices: A promise that no two slices fall on each other, which may be faster; nothing is
    said of a broken one.
    update_computation: From what is there and what comes, all of the inputs, then all of the
    updates, to what is there then. (scalar<A>..., scalar<A>...) -> scalar<A>...
    results: The inputs with the slices in them.

    Unless given, indices_are_sorted is false and unique_indices is false.
    """
    return build(
        Scatter,
        (inputs, scatter_indices, updates),
        {
            "update_window_dims": update_window_dims,
            "inserted_window_dims": inserted_window_dims,
            "input_batching_dims": input_batching_dims,
            "scatter_indices_batching_dims": scatter_indices_batching_dims,
            "scatter_dims_to_operand_dims": scatter_dims_to_operand_dims,
            "index_vector_dim": index_vector_dim,
            "indices_are_sorted": indices_are_sorted,
            "unique_indices": unique_indices,
        },
        regions={"update_computation": update_computation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
