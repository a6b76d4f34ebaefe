"""Verifier of stablehlo.gather: Slices of a tensor, each starting where a vector of indices says,
clamped to lie inside.
"""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, contains, drop, is_sorted, is_unique, others, place, take

RULES = {
    "C1": Rule(
        "rank(operand) == len(offset_dims) + len(collapsed_slice_dims) + "
        "len(operand_batching_dims)",
        says=(
            "each dimension of `operand` is one of a slice in the result, or collapsed, or "
            "batching"
        ),
        public="C1",
    ),
    "C2": Rule(
        "0 <= index_vector_dim <= rank(start_indices)",
        says="`index_vector_dim` is a dimension of `start_indices`, or the one behind the last",
        public="C2",
    ),
    "C3": Rule(
        "len(start_index_map) == ishape[index_vector_dim]",
        says="an index vector has a number for each dimension that `start_index_map` names",
        public="C3",
    ),
    "C4": Rule(
        "is_sorted(offset_dims) and is_unique(offset_dims)",
        says="dimensions of slices in the result go up, so that their order is that of `operand`",
        public="C4",
    ),
    "C5": Rule(
        "0 <= offset_dims < rank(result)",
        says="dimensions of slices are dimensions of `result`",
        public="C5",
    ),
    "C6": Rule(
        "is_unique(gone)",
        says="no dimension is both collapsed and batching, nor named twice",
        public="C6",
    ),
    "C7": Rule(
        "is_sorted(collapsed_slice_dims)",
        says="collapsed dimensions go up, so that there is one way to write them",
        public="C7",
    ),
    "C8": Rule(
        "0 <= collapsed_slice_dims < rank(operand)",
        says="each collapsed dimension is one of `operand`",
        public="C8",
    ),
    "C10": Rule(
        "is_sorted(operand_batching_dims)",
        says="batching dimensions of `operand` go up, so that there is one way to write them",
        public="C10",
    ),
    "C11": Rule(
        "0 <= operand_batching_dims < rank(operand)",
        says="each batching dimension is one of `operand`",
        public="C11",
    ),
    "C13": Rule(
        "is_unique(start_indices_batching_dims)",
        says="no batching dimension of `start_indices` is named twice",
        public="C13",
    ),
    "C14": Rule(
        "0 <= start_indices_batching_dims < rank(start_indices)",
        says="each batching dimension of the indices is one of `start_indices`",
        public="C14",
    ),
    "C15": Rule(
        "index_vector_dim not in start_indices_batching_dims",
        says="index vectors do not lie along a batching dimension, else they would be cut apart",
        public="C15",
    ),
    "C16": Rule(
        "len(operand_batching_dims) == len(start_indices_batching_dims)",
        says="batching dimensions of operand and indices go in pairs",
        public="C16",
    ),
    "C17": Rule(
        "take(shape(operand), operand_batching_dims) == take(shape(start_indices), "
        "start_indices_batching_dims)",
        says="batching partners have one size, else some batches would lack indices",
        public="C17",
    ),
    "C18": Rule(
        "is_unique(cat(start_index_map, operand_batching_dims))",
        says="no dimension has two starts: it is indexed once, or batching",
        public="C18",
    ),
    "C19": Rule(
        "0 <= start_index_map < rank(operand)",
        says="each dimension that is indexed is one of `operand`",
        public="C19",
    ),
    "C20": Rule(
        "len(slice_sizes) == rank(operand)",
        says="`slice_sizes` has an entry for each dimension of `operand`",
        public="C20",
    ),
    "C9": Rule(
        "take(slice_sizes, collapsed_slice_dims) <= 1",
        says="a collapsed dimension has slices of size 1, or else the result would lose elements",
        public="C9",
    ),
    "C12": Rule(
        "take(slice_sizes, operand_batching_dims) <= 1",
        says=(
            "a batching dimension has slices of size 1, else a batch would read from its "
            "neighbours"
        ),
        public="C12",
    ),
    "C21": Rule(
        "0 <= slice_sizes <= shape(operand)",
        says="a slice is no larger than `operand`, so that it can lie inside",
        public="C21",
    ),
    "C23": Rule(
        "0 in shape(result) or 1 <= take(slice_sizes, gone)",
        says="a dimension that the result leaves out has an element to read",
    ),
    "C24": Rule(
        "rank(result) == len(ishape) - 1 + len(offset_dims)",
        says="`result` has a dimension for each of the indices and each that a slice keeps",
        public="C22",
    ),
    "C22": Rule(
        "shape(result) == place((batch_dims, drop(ishape, [index_vector_dim])), (offset_dims, "
        "drop(slice_sizes, gone)))",
        says="`result` has the dimensions of the indices, and those of a slice at `offset_dims`",
        public="C22",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    start_indices: Tensor,
    offset_dims: Vec,
    collapsed_slice_dims: Vec,
    operand_batching_dims: Vec,
    start_indices_batching_dims: Vec,
    start_index_map: Vec,
    index_vector_dim: int,
    slice_sizes: Vec,
    indices_are_sorted: bool,
    result: Tensor,
    T: Element,
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    ishape = lazily(
        lambda: (
            shape(start_indices)
            if index_vector_dim < rank(start_indices)
            else cat(shape(start_indices), Vec([1]))
        ),
    )
    gone = lazily(lambda: cat(collapsed_slice_dims, operand_batching_dims))
    batch_dims = lazily(lambda: others(offset_dims, len(ishape()) - 1 + len(offset_dims)))
    check(
        "C1",
        lambda: (
            rank(operand)
            == len(offset_dims) + len(collapsed_slice_dims) + len(operand_batching_dims)
        ),
    )
    check("C2", lambda: 0 <= index_vector_dim <= rank(start_indices))
    check(
        "C3",
        lambda: len(start_index_map) == ishape()[index_vector_dim],
        needs=("C2",),
        equal=lambda: ((len(start_index_map), ishape()[index_vector_dim]),),
    )
    check("C4", lambda: is_sorted(offset_dims) and is_unique(offset_dims))
    check("C5", lambda: 0 <= offset_dims < rank(result))
    check("C6", lambda: is_unique(gone()))
    check("C7", lambda: is_sorted(collapsed_slice_dims))
    check("C8", lambda: 0 <= collapsed_slice_dims < rank(operand))
    check("C10", lambda: is_sorted(operand_batching_dims))
    check("C11", lambda: 0 <= operand_batching_dims < rank(operand))
    check("C13", lambda: is_unique(start_indices_batching_dims))
    check("C14", lambda: 0 <= start_indices_batching_dims < rank(start_indices))
    check("C15", lambda: not contains(start_indices_batching_dims, index_vector_dim))
    check("C16", lambda: len(operand_batching_dims) == len(start_indices_batching_dims))
    check(
        "C17",
        lambda: (
            take(shape(operand), operand_batching_dims)
            == take(shape(start_indices), start_indices_batching_dims)
        ),
        needs=("C11", "C14", "C16"),
        equal=lambda: (
            (
                take(shape(operand), operand_batching_dims),
                take(shape(start_indices), start_indices_batching_dims),
            ),
        ),
    )
    check("C18", lambda: is_unique(cat(start_index_map, operand_batching_dims)))
    check("C19", lambda: 0 <= start_index_map < rank(operand))
    check("C20", lambda: len(slice_sizes) == rank(operand))
    check("C9", lambda: take(slice_sizes, collapsed_slice_dims) <= 1, needs=("C8", "C20"))
    check("C12", lambda: take(slice_sizes, operand_batching_dims) <= 1, needs=("C11", "C20"))
    check("C21", lambda: 0 <= slice_sizes <= shape(operand), needs=("C20",))
    check(
        "C23",
        lambda: contains(shape(result), 0) or 1 <= take(slice_sizes, gone()),
        needs=("C6", "C8", "C11", "C20", "C21"),
    )
    check(
        "C24",
        lambda: rank(result) == len(ishape()) - 1 + len(offset_dims),
        needs=("C1", "C2"),
        equal=lambda: ((rank(result), len(ishape()) - 1 + len(offset_dims)),),
    )
    check(
        "C22",
        lambda: (
            shape(result)
            == place(
                (batch_dims(), drop(ishape(), Vec([index_vector_dim]))),
                (offset_dims, drop(slice_sizes, gone())),
            )
        ),
        needs=("C1", "C2", "C4", "C5", "C6", "C8", "C11", "C20", "C24"),
        equal=lambda: (
            (
                shape(result),
                place(
                    (batch_dims(), drop(ishape(), Vec([index_vector_dim]))),
                    (offset_dims, drop(slice_sizes, gone())),
                ),
            ),
        ),
    )
