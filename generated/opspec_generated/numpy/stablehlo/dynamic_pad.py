"""NumPy kernel of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as
much as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Array, Tensor, Vec, ints

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Array,
    padding_value: Array,
    edge_padding_low: Array,
    edge_padding_high: Array,
    interior_padding: Array,
    *,
    result: Tensor,
) -> Array:
    """Surround and interleave a tensor with a padding value, as much as operands say."""
    low = ints(edge_padding_low)
    interior = ints(interior_padding)
    o = index(result.shape)
    step = interior + 1
    q = o - low
    hit = (0 <= q) & (q % step == 0) & (q // step < shape(operand))
    return as_result(
        result,
        choose(hit, lambda: read(operand, q // step), lambda: read(padding_value, Vec())),
    )
