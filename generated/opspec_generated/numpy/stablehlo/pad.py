"""NumPy kernel of stablehlo.pad: Surround and interleave a tensor with a padding value; negative
edges trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    padding_value: Elements,
    *,
    edge_padding_low: Vec,
    edge_padding_high: Vec,
    interior_padding: Vec,
    result: Tensor,
) -> Elements:
    """Surround and interleave a tensor with a padding value; negative edges trim it."""
    o = index(result.shape)
    step = interior_padding + 1
    q = o - edge_padding_low
    hit = (0 <= q) & (q % step == 0) & (q // step < shape(operand))
    return as_result(
        result,
        choose(hit, lambda: read(operand, q // step), lambda: read(padding_value, Vec())),
    )
