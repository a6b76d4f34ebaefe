"""dot_general through BLAS: operands as stacks of matrices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.products import NO_PRODUCT, ProductMethod, product
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array
from opspec.values.types import Tensor


@dataclass(frozen=True, slots=True)
class Matmul:
    """Operands in another order of dimensions (`left`, `right`), as stacks of matrices of these shapes."""

    how: ProductMethod
    left: tuple[int, ...]
    right: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    shape: tuple[int, ...]

    def __call__(self, a: Array, b: Array) -> Array:
        how = self.how
        x = how.factor(a.transpose(self.left).reshape(self.rows))
        y = how.factor(b.transpose(self.right).reshape(self.columns))
        return how.out_of(how.matmul(x, y).reshape(self.shape))


def matmul(
    lhs: Tensor,
    rhs: Tensor,
    *,
    lhs_batching_dimensions: Sequence[int],
    rhs_batching_dimensions: Sequence[int],
    lhs_contracting_dimensions: Sequence[int],
    rhs_contracting_dimensions: Sequence[int],
    result: Tensor,
    **_: object,
) -> Callable[[Array, Array], Array] | WhyNot:
    terms = math.prod(lhs.shape[d] for d in lhs_contracting_dimensions)
    how = product(lhs.element, rhs.element, result.element, terms)  # type: ignore[arg-type]
    if how is None:
        return NO_PRODUCT
    batches = [lhs.shape[d] for d in lhs_batching_dimensions]
    lhs_free = _others(lhs, lhs_batching_dimensions, lhs_contracting_dimensions)
    rhs_free = _others(rhs, rhs_batching_dimensions, rhs_contracting_dimensions)
    # In the order in which they lie in the larger one, which is rather not copied.
    larger = math.prod(rhs.shape) > math.prod(lhs.shape)
    pairs = sorted(zip(lhs_contracting_dimensions, rhs_contracting_dimensions, strict=True), key=lambda x: x[larger])
    left = (*lhs_batching_dimensions, *lhs_free, *(x for x, _ in pairs))
    right = (*rhs_batching_dimensions, *(y for _, y in pairs), *rhs_free)
    rows = (*batches, math.prod(lhs.shape[d] for d in lhs_free), terms)
    columns = (*batches, terms, math.prod(rhs.shape[d] for d in rhs_free))
    return Matmul(how, left, right, rows, columns, tuple(result.shape))


def _others(x: Tensor, *taken: Sequence[int]) -> list[int]:
    gone = {int(d) for dimensions in taken for d in dimensions}
    return [d for d in range(len(x.shape)) if d not in gone]


PATHS = (FastPath("matmul", matmul, "stacks of matrices, multiplied by BLAS; integers modulo a power of two"),)
