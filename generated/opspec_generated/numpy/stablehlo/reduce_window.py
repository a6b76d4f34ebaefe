"""NumPy kernel of stablehlo.reduce_window: Windows of the inputs combined by a region, together
with initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Arrays, Callable, Elements, Sequence, Tensor, Vec, cast
from opspec.values.dims import in_step
from opspec_generated.indices import column

ELEMENTWISE = False
MOVES = False


def kernel(
    inputs: Arrays,
    init_values: Arrays,
    *,
    window_dimensions: Vec,
    window_strides: Vec,
    base_dilations: Vec,
    window_dilations: Vec,
    padding: Vec,
    body: Callable[..., Any],
    results: Sequence[Tensor],
) -> tuple[Elements, ...]:
    """Windows of the inputs combined by a region, together with initial values, each to one
    element.
    """
    A = tuple(r.element.dtype for r in results)
    space = shape(inputs[0])
    low = column(padding, 0)
    o = index(results[0].shape)
    corner = o * window_strides - low

    def term(k: Any) -> Any:
        p = corner + k * window_dilations
        hit = (0 <= p) & (p % base_dilations == 0) & (p // base_dilations < space)
        return tuple(
            cast(A, choose(hit, lambda: read(x, p // base_dilations), lambda: read(v, Vec())))
            for x, v, A in in_step(inputs, init_values, A)
        )

    value = fold(
        results[0].shape,
        {"k": box(window_dimensions)},
        term,
        init=tuple(cast(A, read(v, Vec())) for v, A in in_step(init_values, A)),
        combine=body,
    )
    return tuple(as_result(r, x) for r, x in zip(results, value, strict=True))
