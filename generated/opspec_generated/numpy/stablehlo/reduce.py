"""NumPy kernel of stablehlo.reduce: Dimensions of the inputs combined away by a region, together
with initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Arrays, Callable, Elements, Sequence, Tensor, Vec, cast
from opspec.values.dims import in_step
from opspec_generated.indices import others, place, take

ELEMENTWISE = False
MOVES = False


def kernel(
    inputs: Arrays,
    init_values: Arrays,
    *,
    dimensions: Vec,
    body: Callable[..., Any],
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Dimensions of the inputs combined away by a region, together with initial values."""
    A = tuple(r.element.dtype for r in results)
    kept = others(dimensions, rank(inputs[0]))
    o = index(results[0].shape)

    def term(k: Any) -> Any:
        return tuple(
            cast(A, read(x, place((dimensions, k), (kept, o))))
            for x, A in in_step(inputs, A)
        )

    value = fold(
        results[0].shape,
        {"k": box(take(shape(inputs[0]), dimensions))},
        term,
        init=tuple(cast(A, read(v, Vec())) for v, A in in_step(init_values, A)),
        combine=body,
    )
    return tuple(as_result(r, x) for r, x in zip(results, value, strict=True))
