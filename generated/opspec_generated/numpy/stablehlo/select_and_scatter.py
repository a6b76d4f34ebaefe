"""NumPy kernel of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_index, as_result, choose, flatten, index, read, shape, unflatten
from opspec.kernels.vocabulary import (
    Callable,
    Elements,
    Tensor,
    Vec,
    cast,
    dtype_of,
    literal,
    tensor,
)
from opspec_generated.indices import column
from opspec_generated.numpy.primitives import lt

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    source: Elements,
    init_value: Elements,
    *,
    window_dimensions: Vec,
    window_strides: Vec,
    padding: Vec,
    select: Callable[..., Any],
    scatter: Callable[..., Any],
    result: Tensor,
) -> Elements:
    """For each window of the operand, a source value is scattered to where the element lies that a
    region selects.
    """
    A = result.element.dtype
    P = dtype_of("i64")
    low = column(padding, 0)
    s = index(shape(source))
    corner = s * window_strides - low

    def selected_where(k: Any) -> Any:
        return (0 <= corner + k) & (corner + k < shape(operand))

    def selected_term(k: Any) -> Any:
        return cast(P, flatten(corner + k, shape(operand)))

    def selected_combine(first: Any, second: Any) -> Any:
        return choose(
            lt(first, literal(0, P)),
            lambda: second,
            lambda: choose(
                select(
                    read(operand, unflatten(as_index(first), shape(operand))),
                    read(operand, unflatten(as_index(second), shape(operand))),
                ),
                lambda: first,
                lambda: second,
            ),
        )

    value = fold(
        shape(source),
        {"k": box(window_dimensions)},
        selected_term,
        init=literal(-1, P),
        combine=selected_combine,
        where=selected_where,
        order="sequential",
    )
    selected = tensor(shape(source), P, value)
    o = index(result.shape)

    def result_where(r: Any) -> Any:
        return as_index(read(selected, r)) == flatten(o, shape(operand))

    def result_term(r: Any) -> Any:
        return cast(A, read(source, r))

    value = fold(
        result.shape,
        {"r": box(shape(source))},
        result_term,
        init=cast(A, read(init_value, Vec())),
        combine=scatter,
        where=result_where,
        order="sequential",
    )
    return as_result(result, value)
