"""NumPy kernel of stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two
matrices; dot_general says it in general.
"""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, index, rank, read, shape
from opspec.kernels.vocabulary import Elements, Sequence, Tensor, Vec, cast
from opspec_generated.indices import cat, head, tail
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = False
MOVES = False


def kernel(
    lhs: Elements,
    rhs: Elements,
    *,
    precision_config: Sequence[str],
    result: Tensor,
) -> Elements:
    """The product of two vectors, of a matrix and a vector, or of two matrices; dot_general says it
    in general.
    """
    T = result.element.dtype
    terms = shape(lhs)[rank(lhs) - 1]
    o = index(result.shape)

    def term(k: Any) -> Any:
        return multiply(
            cast(T, read(lhs, cat(head(o, rank(lhs) - 1), Vec([k])))),
            cast(T, read(rhs, cat(Vec([k]), tail(o, rank(rhs) - 1)))),
        )

    value = fold(result.shape, {"k": range(terms)}, term, init=cast(T, 0), combine="add")
    return as_result(result, value)
