"""NumPy kernel of stablehlo.bitcast_convert: The bits of the operand, in row-major order with the
lowest bits first, read as values of another type.
"""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import fold
from opspec.kernels.pull import as_result, index, rank, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec, bits
from opspec.values.dims import maximum
from opspec_generated.indices import cat, head
from opspec_generated.numpy.primitives import bitcast, either_bits

ELEMENTWISE = False
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The bits of the operand, in row-major order with the lowest bits first, read as values of
    another type.
    """
    S = operand.dtype
    T = result.element.dtype
    o = index(result.shape)

    def term(k: Any) -> Any:
        at = cat(o, Vec([k])) if bits(S) < bits(T) else head(o, rank(operand))
        place = k * bits(S) if bits(S) <= bits(T) else -o[rank(operand)] * bits(T)
        return bitcast(T, read(operand, at), place)

    value = fold(
        result.shape,
        {"k": range(maximum(bits(T) // bits(S), 1))},
        term,
        init=None,
        combine=either_bits,
    )
    return as_result(result, value)
