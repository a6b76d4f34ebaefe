"""NumPy kernel of mhlo.topk: The k largest values of each row, or the k smallest, and where they
stand, the first of equal ones first.
"""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_index, as_result, choose, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast, literal, tensor
from opspec_generated.indices import cat, head
from opspec_generated.numpy.primitives import total_order_lt

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    *,
    k: int,
    largest: bool,
    values: Tensor,
    indices: Tensor,
) -> tuple[Elements, ...]:
    """The k largest values of each row, or the k smallest, and where they stand, the first of equal
    ones first.
    """
    I = indices.element.dtype
    o = index(shape(operand))

    def place_term(j: Any) -> Any:
        n = rank(operand) - 1
        here = read(operand, o)
        there = read(operand, cat(head(o, n), Vec([j])))
        x = here if largest else there
        y = there if largest else here
        return choose(
            total_order_lt(x, y),
            lambda: cast(I, 1),
            lambda: choose(
                total_order_lt(y, x),
                lambda: cast(I, 0),
                lambda: choose(j < o[n], lambda: cast(I, 1), lambda: cast(I, 0)),
            ),
        )

    value = fold(
        shape(operand),
        {"j": range(shape(operand)[rank(operand) - 1])},
        place_term,
        init=literal(0, I),
        combine="add",
    )
    place = tensor(shape(operand), I, value)
    o = index(indices.shape)

    def indices_term(j: Any) -> Any:
        n = rank(operand) - 1
        return choose(
            as_index(read(place, cat(head(o, n), Vec([j])))) == o[n],
            lambda: cast(I, j),
            lambda: cast(I, 0),
        )

    value = fold(
        indices.shape,
        {"j": range(shape(operand)[rank(operand) - 1])},
        indices_term,
        init=literal(0, I),
        combine="add",
    )
    indices_values = as_result(indices, value)
    o = index(values.shape)
    values_values = as_result(
        values,
        read(operand, cat(head(o, rank(operand) - 1), Vec([as_index(read(indices_values, o))]))),
    )
    return values_values, indices_values
