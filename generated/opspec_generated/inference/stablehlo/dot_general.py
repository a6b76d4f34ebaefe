"""Inference of stablehlo.dot_general: Products of two tensors, summed over contracted dimensions,
for each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, others, take


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    lhs_batching_dimensions: Vec,
    rhs_batching_dimensions: Vec,
    lhs_contracting_dimensions: Vec,
    rhs_contracting_dimensions: Vec,
    precision_config: Sequence[str],
    lhs_precision_type: str,
    rhs_precision_type: str,
    accumulation_type: str,
    lhs_component_count: int,
    rhs_component_count: int,
    num_primitive_operations: int,
    allow_imprecise_accumulation: bool,
    L: Element,
    R: Element,
    T: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    lhs_bound = lazily(lambda: cat(lhs_batching_dimensions, lhs_contracting_dimensions))
    rhs_bound = lazily(lambda: cat(rhs_batching_dimensions, rhs_contracting_dimensions))
    lhs_free = lazily(lambda: others(lhs_bound(), rank(lhs)))
    rhs_free = lazily(lambda: others(rhs_bound(), rank(rhs)))
    result = solve(
        C12=lambda: cat(
            take(shape(lhs), lhs_batching_dimensions),
            take(shape(lhs), lhs_free()),
            take(shape(rhs), rhs_free()),
        ),
    )
    return (result,)
