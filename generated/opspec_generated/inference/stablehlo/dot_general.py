"""Inference of stablehlo.dot_general: Products of two tensors, summed over contracted dimensions,
for each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, lazily, rank, shape
from opspec_generated.indices import cat, others, take


def infer(
    solve: Solver,
    lhs: Any,
    rhs: Any,
    lhs_batching_dimensions: Any,
    rhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    rhs_contracting_dimensions: Any,
    precision_config: Any,
    lhs_precision_type: Any,
    rhs_precision_type: Any,
    accumulation_type: Any,
    lhs_component_count: Any,
    rhs_component_count: Any,
    num_primitive_operations: Any,
    allow_imprecise_accumulation: Any,
    L: Any,
    R: Any,
    T: Any,
) -> tuple[Any, ...]:
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
