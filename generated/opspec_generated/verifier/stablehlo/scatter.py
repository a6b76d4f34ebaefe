"""Verifier of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices
says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    is_promotable,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import cat, contains, drop, is_sorted, is_unique, others, take

RULES = {
    "C5": Rule("0 < len(inputs)", says="there is an input", public="C5"),
    "C1": Rule(
        "all(shape(x) == space for x in inputs)",
        says="each of `inputs` has the shape `space`",
        public="C1",
    ),
    "C2": Rule(
        "N == len(update_window_dims) + len(inserted_window_dims) + len(input_batching_dims)",
        says=(
            "each dimension of the inputs is one of a slice in the updates, or inserted, or "
            "batching"
        ),
        public="C2",
    ),
    "C3": Rule(
        "all(shape(u) == shape(updates[0]) for u in updates)",
        says="updates have one shape, since one index places all of them",
        public="C3",
    ),
    "C7": Rule(
        "is_unique(update_window_dims) and is_sorted(update_window_dims)",
        says="dimensions of slices in the updates go up, so that their order is that of the inputs",
        public="C7",
    ),
    "C8": Rule(
        "0 <= update_window_dims < rank(updates[0])",
        says="dimensions of slices are dimensions of `updates`",
        public="C8",
    ),
    "C9": Rule(
        "is_unique(gone)",
        says="no dimension is both inserted and batching, nor named twice",
        public="C9",
    ),
    "C10": Rule(
        "is_sorted(inserted_window_dims)",
        says="inserted dimensions go up, so that there is one way to write them",
        public="C10",
    ),
    "C11": Rule(
        "0 <= inserted_window_dims < N",
        says="each inserted dimension is one of `inputs`",
        public="C11",
    ),
    "C12": Rule(
        "is_sorted(input_batching_dims)",
        says="batching dimensions of the inputs go up, so that there is one way to write them",
        public="C12",
    ),
    "C13": Rule(
        "0 <= input_batching_dims < N",
        says="each batching dimension is one of `inputs`",
        public="C13",
    ),
    "C14": Rule(
        "is_unique(scatter_indices_batching_dims)",
        says="no batching dimension of the indices is named twice",
        public="C14",
    ),
    "C15": Rule(
        "0 <= scatter_indices_batching_dims < rank(scatter_indices)",
        says="each batching dimension of the indices is one of `scatter_indices`",
        public="C15",
    ),
    "C16": Rule(
        "index_vector_dim not in scatter_indices_batching_dims",
        says="index vectors do not lie along a batching dimension, else they would be cut apart",
        public="C16",
    ),
    "C17": Rule(
        "len(input_batching_dims) == len(scatter_indices_batching_dims)",
        says="batching dimensions of inputs and indices go in pairs",
        public="C17",
    ),
    "C18": Rule(
        "take(space, input_batching_dims) == take(shape(scatter_indices), "
        "scatter_indices_batching_dims)",
        says="batching partners have one size, else some batches would lack indices",
        public="C18",
    ),
    "C20": Rule(
        "is_unique(cat(scatter_dims_to_operand_dims, input_batching_dims))",
        says="no dimension has two starts: it is indexed once, or batching",
        public="C20",
    ),
    "C21": Rule(
        "0 <= scatter_dims_to_operand_dims < N",
        says="each dimension that is indexed is one of `inputs`",
        public="C21",
    ),
    "C22": Rule(
        "0 <= index_vector_dim <= rank(scatter_indices)",
        says="`index_vector_dim` is a dimension of `scatter_indices`, or the one behind the last",
        public="C22",
    ),
    "C4": Rule(
        "rank(updates[0]) == len(ishape) - 1 + len(update_window_dims) and take(shape(updates[0]), "
        "scatter_dims) == drop(ishape, [index_vector_dim]) and take(shape(updates[0]), "
        "update_window_dims) <= take(space, kept)",
        says=(
            "updates have the dimensions of the indices, and slices that are no larger than the "
            "inputs"
        ),
        public="C4",
    ),
    "C19": Rule(
        "len(scatter_dims_to_operand_dims) == ishape[index_vector_dim]",
        says=(
            "an index vector has a number for each dimension that `scatter_dims_to_operand_dims` "
            "names"
        ),
        public="C19",
    ),
    "C23": Rule(
        "all(is_promotable(t, a) for t, a in zip(T, A))",
        says="elements can be promoted to the type in which the region combines them",
        public="C23",
    ),
    "C24": Rule(
        "all(shape(r) == shape(x) for r, x in zip(results, inputs))",
        says="each result has the shape of its input",
        public="C24",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    scatter_indices: Tensor,
    updates: Sequence[Tensor],
    update_window_dims: Vec,
    inserted_window_dims: Vec,
    input_batching_dims: Vec,
    scatter_indices_batching_dims: Vec,
    scatter_dims_to_operand_dims: Vec,
    index_vector_dim: int,
    indices_are_sorted: bool,
    unique_indices: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
    A: Sequence[Element],
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    space = lazily(lambda: shape(inputs[0]))
    N = lazily(lambda: rank(inputs[0]))
    ishape = lazily(
        lambda: (
            shape(scatter_indices)
            if index_vector_dim < rank(scatter_indices)
            else cat(shape(scatter_indices), Vec([1]))
        ),
    )
    gone = lazily(lambda: cat(inserted_window_dims, input_batching_dims))
    kept = lazily(lambda: others(gone(), N()))
    scatter_dims = lazily(
        lambda: others(update_window_dims, len(ishape()) - 1 + len(update_window_dims)),
    )
    check("C5", lambda: 0 < len(inputs))
    check(
        "C1",
        lambda: all_of(shape(x) == space() for x in inputs),
        needs=("C5",),
        equal=lambda: ((shape(x), each) for each in (space(),) for x in inputs),
    )
    check(
        "C2",
        lambda: (
            N()
            == len(update_window_dims) + len(inserted_window_dims) + len(input_batching_dims)
        ),
        needs=("C5",),
    )
    check(
        "C3",
        lambda: all_of(shape(u) == shape(updates[0]) for u in updates),
        needs=("C5",),
        equal=lambda: ((shape(u), shape(updates[0])) for u in updates),
    )
    check("C7", lambda: is_unique(update_window_dims) and is_sorted(update_window_dims))
    check("C8", lambda: 0 <= update_window_dims < rank(updates[0]), needs=("C5",))
    check("C9", lambda: is_unique(gone()))
    check("C10", lambda: is_sorted(inserted_window_dims))
    check("C11", lambda: 0 <= inserted_window_dims < N(), needs=("C5",))
    check("C12", lambda: is_sorted(input_batching_dims))
    check("C13", lambda: 0 <= input_batching_dims < N(), needs=("C5",))
    check("C14", lambda: is_unique(scatter_indices_batching_dims))
    check("C15", lambda: 0 <= scatter_indices_batching_dims < rank(scatter_indices))
    check("C16", lambda: not contains(scatter_indices_batching_dims, index_vector_dim))
    check("C17", lambda: len(input_batching_dims) == len(scatter_indices_batching_dims))
    check(
        "C18",
        lambda: (
            take(space(), input_batching_dims)
            == take(shape(scatter_indices), scatter_indices_batching_dims)
        ),
        needs=("C5", "C13", "C15", "C17"),
        equal=lambda: (
            (
                take(space(), input_batching_dims),
                take(shape(scatter_indices), scatter_indices_batching_dims),
            ),
        ),
    )
    check("C20", lambda: is_unique(cat(scatter_dims_to_operand_dims, input_batching_dims)))
    check("C21", lambda: 0 <= scatter_dims_to_operand_dims < N(), needs=("C5",))
    check("C22", lambda: 0 <= index_vector_dim <= rank(scatter_indices))
    check(
        "C4",
        lambda: (
            rank(updates[0]) == len(ishape()) - 1 + len(update_window_dims)
            and take(shape(updates[0]), scatter_dims()) == drop(ishape(), Vec([index_vector_dim]))
            and take(shape(updates[0]), update_window_dims) <= take(space(), kept())
        ),
        needs=("C2", "C5", "C7", "C8", "C9", "C11", "C13", "C22"),
        equal=lambda: (
            *((rank(updates[0]), len(ishape()) - 1 + len(update_window_dims)),),
            *((take(shape(updates[0]), scatter_dims()), drop(ishape(), Vec([index_vector_dim]))),),
        ),
    )
    check(
        "C19",
        lambda: len(scatter_dims_to_operand_dims) == ishape()[index_vector_dim],
        needs=("C22",),
        equal=lambda: ((len(scatter_dims_to_operand_dims), ishape()[index_vector_dim]),),
    )
    check("C23", lambda: all_of(is_promotable(t, a) for t, a in in_step(T, A)))
    check(
        "C24",
        lambda: all_of(shape(r) == shape(x) for r, x in in_step(results, inputs)),
        equal=lambda: ((shape(r), shape(x)) for r, x in in_step(results, inputs)),
    )
