"""NumPy kernel of stablehlo.dot_general: Products of two tensors, summed over contracted
dimensions, for each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Sequence, Tensor, Vec, cast
from opspec_generated.indices import cat, head, others, place, tail, take
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = False
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    *,
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
    result: Tensor,
) -> Elements:
    """Products of two tensors, summed over contracted dimensions, for each index of the batching
    ones.
    """
    T = result.element.dtype
    lhs_bound = cat(lhs_batching_dimensions, lhs_contracting_dimensions)
    rhs_bound = cat(rhs_batching_dimensions, rhs_contracting_dimensions)
    lhs_free = others(lhs_bound, rank(lhs))
    rhs_free = others(rhs_bound, rank(rhs))
    o = index(result.shape)

    def term(k: Any) -> Any:
        b = head(o, len(lhs_batching_dimensions))
        rows = head(tail(o, len(o) - len(b)), len(lhs_free))
        columns = tail(o, len(rhs_free))
        left = place(
            (lhs_batching_dimensions, b),
            (lhs_free, rows),
            (lhs_contracting_dimensions, k),
        )
        right = place(
            (rhs_batching_dimensions, b),
            (rhs_free, columns),
            (rhs_contracting_dimensions, k),
        )
        return multiply(cast(T, read(lhs, left)), cast(T, read(rhs, right)))

    value = fold(
        result.shape,
        {"k": box(take(shape(lhs), lhs_contracting_dimensions))},
        term,
        init=cast(T, 0),
        combine="add",
    )
    return as_result(result, value)
