"""What a specialisation of the CUDA kernel of chlo.ragged_dot needs."""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import Vec, rank, shape
from opspec_generated.indices import cat, contains, head, index_of, others, take


def shape_of_end(
    lhs: Any,
    group_sizes: Any,
    lhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    **_: Any,
) -> Any:
    lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions)
    lhs_free = others(lhs_bound, rank(lhs))
    ragged = lhs_ragged_dimensions[0]
    cuts_batch = contains(lhs_batching_dimensions, ragged)
    cuts_terms = contains(lhs_contracting_dimensions, ragged)
    groups = shape(group_sizes)[rank(group_sizes) - 1]
    before = (
        head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
        if cuts_batch
        else cat(
            lhs_batching_dimensions,
            head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)),
        )
        if cuts_terms
        else cat(lhs_batching_dimensions, Vec(d for d in lhs_free if d < ragged))
    )
    return cat(take(shape(lhs), before), Vec([groups]))


def shape_of_group(
    lhs: Any,
    lhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    **_: Any,
) -> Any:
    lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions)
    lhs_free = others(lhs_bound, rank(lhs))
    ragged = lhs_ragged_dimensions[0]
    cuts_batch = contains(lhs_batching_dimensions, ragged)
    cuts_terms = contains(lhs_contracting_dimensions, ragged)
    before = (
        head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged))
        if cuts_batch
        else cat(
            lhs_batching_dimensions,
            head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged)),
        )
        if cuts_terms
        else cat(lhs_batching_dimensions, Vec(d for d in lhs_free if d < ragged))
    )
    return cat(take(shape(lhs), before), Vec([shape(lhs)[ragged]]))


KERNEL = KernelPlan(
    "chlo.ragged_dot",
    attributes=(
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
        "lhs_ragged_dimensions",
        "rhs_group_dimensions",
    ),
    stages=(
        Stage(
            "kernel_end",
            makes="end",
            reads=("lhs", "group_sizes"),
            types=("L", "I", "P"),
            shape=shape_of_end,
            element="P",
        ),
        Stage(
            "kernel_group",
            makes="group",
            reads=("lhs", "group_sizes", "end"),
            types=("L", "I", "P"),
            shape=shape_of_group,
            element="P",
        ),
        Stage(
            "kernel_result",
            makes="result",
            reads=("lhs", "rhs", "group_sizes", "group"),
            types=("L", "R", "I", "T", "P"),
        ),
    ),
)
