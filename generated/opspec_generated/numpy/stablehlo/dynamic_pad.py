"""NumPy kernel of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as
much as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, ints

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    padding_value: Elements,
    edge_padding_low: Elements,
    edge_padding_high: Elements,
    interior_padding: Elements,
    *,
    result: Tensor,
) -> Elements:
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
