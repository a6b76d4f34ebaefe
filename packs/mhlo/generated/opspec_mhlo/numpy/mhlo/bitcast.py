"""NumPy kernel of mhlo.bitcast: The memory of the operand, read as another shape, another type or
another layout.
"""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, flatten, index, rank, read, shape, unflatten
from opspec.kernels.vocabulary import Elements, Tensor, Vec, bits
from opspec.values.dims import maximum
from opspec_generated.indices import inverse, take
from opspec_generated.numpy.primitives import bitcast, either_bits

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    *,
    source_layout: Vec,
    result_layout: Vec,
    result: Tensor,
) -> Elements:
    """The memory of the operand, read as another shape, another type or another layout."""
    S = operand.dtype
    T = result.element.dtype
    before = Vec(
        source_layout[rank(operand) - 1 - k] if 0 < len(source_layout) else k
        for k in range(rank(operand))
    )
    after = Vec(
        result_layout[rank(result) - 1 - k] if 0 < len(result_layout) else k
        for k in range(rank(result))
    )
    source_box = take(shape(operand), before)
    result_box = take(shape(result), after)
    o = index(result.shape)

    def term(k: Any) -> Any:
        bit = flatten(take(o, after), result_box) * bits(T)
        at = unflatten(bit // bits(S) + k, source_box)
        place = k * bits(S) if bits(S) <= bits(T) else -(bit % bits(S))
        return bitcast(T, read(operand, take(at, inverse(before))), place)

    value = fold(
        result.shape,
        {"k": range(maximum(bits(T) // bits(S), 1))},
        term,
        init=None,
        combine=either_bits,
    )
    return as_result(result, value)
