"""ragged_dot as one product of matrices for each group."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.products import NO_PRODUCT, product
from opspec.execution.fast_paths.stablehlo.dot_general import matmul
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array
from opspec.values.types import Tensor

_MOST = 4096  # products; so many small ones are no faster than the kernel

_Place = tuple[int | slice, ...]


def _ragged(
    lhs: Tensor,
    rhs: Tensor,
    group_sizes: Tensor,
    *,
    lhs_batching_dimensions: Sequence[int],
    rhs_batching_dimensions: Sequence[int],
    lhs_contracting_dimensions: Sequence[int],
    rhs_contracting_dimensions: Sequence[int],
    lhs_ragged_dimensions: Sequence[int],
    rhs_group_dimensions: Sequence[int],
    result: Tensor,
    **_: object,
) -> Function | WhyNot:
    numbers = {
        "lhs_batching_dimensions": lhs_batching_dimensions,
        "rhs_batching_dimensions": rhs_batching_dimensions,
        "lhs_contracting_dimensions": lhs_contracting_dimensions,
        "rhs_contracting_dimensions": rhs_contracting_dimensions,
    }
    (ragged,) = lhs_ragged_dimensions
    if ragged in lhs_batching_dimensions:
        dense = matmul(lhs, rhs, **numbers, result=result)
        return dense if isinstance(dense, str) else lambda a, b, _sizes: dense(a, b)
    terms = math.prod(lhs.shape[d] for d in lhs_contracting_dimensions)
    how = product(lhs.element, rhs.element, result.element, terms)  # type: ignore[arg-type]
    if how is None:
        return NO_PRODUCT
    lhs_free = _others(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    rhs_free = _others(rhs, rhs_batching_dimensions, rhs_contracting_dimensions, rhs_group_dimensions)
    cut = tuple(lhs_contracting_dimensions) if ragged in lhs_contracting_dimensions else tuple(lhs_free)
    at = cut.index(ragged)
    batches = tuple(lhs.shape[d] for d in lhs_batching_dimensions)
    outer, inner = tuple(lhs.shape[d] for d in cut[:at]), math.prod(lhs.shape[d] for d in cut[at + 1 :])
    length, groups = lhs.shape[ragged], tuple(group_sizes.shape)[-1]
    if math.prod(batches) * math.prod(outer) * groups > _MOST:
        return f"it is more than {_MOST} products"
    columns = math.prod(rhs.shape[d] for d in rhs_free)
    left = (*lhs_batching_dimensions, *lhs_free, *lhs_contracting_dimensions)
    right = (*rhs_batching_dimensions, *rhs_group_dimensions, *rhs_contracting_dimensions, *rhs_free)
    places = list(np.ndindex(*batches, *outer))
    shape = tuple(result.shape)

    def parts(sizes: Array) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int, slice]]:
        """The batch, the place before the ragged dimension, the group, and what of the flat dimension it is."""
        every = np.broadcast_to(sizes, (*batches, *outer, groups))
        ends = np.minimum(np.cumsum(every, axis=-1, dtype=np.int64), length)
        for place in places:
            start = 0
            for group, end in enumerate(ends[place].tolist()):
                if start < end:
                    yield place[: len(batches)], place[len(batches) :], group, slice(start * inner, end * inner)
                start = end

    def rows_in_groups(a: Array, b: Array, sizes: Array) -> Array | None:
        if (sizes < 0).any():
            return None
        x = how.factor(a.transpose(left)).reshape(*batches, *outer, length * inner, terms)
        y = how.factor(b.transpose(right)).reshape(*batches, groups, terms, columns)
        made: Array = np.zeros((*batches, *outer, length * inner, columns), how.into)
        for batch, place, group, rows in parts(sizes):
            rows_at: _Place = (*batch, *place, rows)
            made[rows_at] = how.matmul(x[rows_at], y[(*batch, group)])
        return how.out_of(made.reshape(shape))

    def terms_in_groups(a: Array, b: Array, sizes: Array) -> Array | None:
        if (sizes < 0).any():
            return None
        count = math.prod(lhs.shape[d] for d in lhs_free)
        x = how.factor(a.transpose(left)).reshape(*batches, count, *outer, length * inner)
        y = how.factor(b.transpose(right)).reshape(*batches, *outer, length * inner, columns)
        made: Array = np.zeros((groups, *batches, count, columns), how.into)
        for batch, place, group, which in parts(sizes):
            left_at: _Place = (*batch, slice(None), *place, which)
            right_at: _Place = (*batch, *place, which)
            made[(group, *batch)] += how.matmul(x[left_at], y[right_at])
        return how.out_of(made.reshape(shape))

    return terms_in_groups if ragged in lhs_contracting_dimensions else rows_in_groups


def _others(x: Tensor, *taken: Sequence[int]) -> list[int]:
    gone = {int(d) for dimensions in taken for d in dimensions}
    return [d for d in range(len(x.shape)) if d not in gone]


PATHS = (FastPath("matmul_per_group", _ragged, "a product of matrices for each group, by BLAS as for dot_general"),)
