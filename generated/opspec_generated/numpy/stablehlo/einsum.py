"""NumPy kernel of stablehlo.einsum: Products of two tensors, summed over the letters that the
result does not have; dot_general says most of it.
"""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast
from opspec_generated.indices import cat, codes, contains, head, index_of, tail, take
from opspec_generated.numpy.primitives import multiply

ELEMENTWISE = False
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, einsum_config: str, result: Tensor) -> Elements:
    """Products of two tensors, summed over the letters that the result does not have; dot_general
    says most of it.
    """
    T = lhs.dtype
    config = codes(einsum_config)
    comma = index_of(config, codes(",")[0])
    arrow = index_of(config, codes("-")[0])
    left = head(config, comma)
    right = tail(head(config, arrow), arrow - comma - 1)
    made = tail(config, len(config) - arrow - 2)
    labels = cat(left, right)
    sizes = cat(shape(lhs), shape(rhs))
    summed = Vec(
        labels[i]
        for i in range(len(labels))
        if index_of(labels, labels[i]) == i and not contains(made, labels[i])
    )
    terms = Vec(sizes[index_of(labels, c)] for c in summed)
    left_places = Vec(index_of(cat(made, summed), c) for c in left)
    right_places = Vec(index_of(cat(made, summed), c) for c in right)
    o = index(result.shape)

    def term(k: Any) -> Any:
        at = cat(o, k)
        return multiply(read(lhs, take(at, left_places)), read(rhs, take(at, right_places)))

    value = fold(result.shape, {"k": box(terms)}, term, init=cast(T, 0), combine="add")
    return as_result(result, value)
