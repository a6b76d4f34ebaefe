"""NumPy kernel of stablehlo.unary_einsum: Elements of a tensor, summed over the letters that the
result does not have; diagonals and transposes too.
"""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast
from opspec_generated.indices import cat, codes, contains, head, index_of, tail, take

ELEMENTWISE = False
MOVES = False


def kernel(operand: Elements, *, einsum_config: str, result: Tensor) -> Elements:
    """Elements of a tensor, summed over the letters that the result does not have; diagonals and
    transposes too.
    """
    T = operand.dtype
    config = codes(einsum_config)
    arrow = index_of(config, codes("-")[0])
    labels = head(config, arrow)
    made = tail(config, len(config) - arrow - 2)
    sizes = shape(operand)
    summed = Vec(
        labels[i]
        for i in range(len(labels))
        if index_of(labels, labels[i]) == i and not contains(made, labels[i])
    )
    terms = Vec(sizes[index_of(labels, c)] for c in summed)
    places = Vec(index_of(cat(made, summed), c) for c in labels)
    o = index(result.shape)

    def term(k: Any) -> Any:
        at = cat(o, k)
        return read(operand, take(at, places))

    value = fold(result.shape, {"k": box(terms)}, term, init=cast(T, 0), combine="add")
    return as_result(result, value)
