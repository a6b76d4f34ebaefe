"""NumPy kernel of stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start
that operands give, moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_index, as_result, choose, index, read, shape
from opspec.kernels.vocabulary import Arrays, Elements, Tensor, Vec
from opspec.values.dims import clamp

ELEMENTWISE = False
MOVES = True


def kernel(
    operand: Elements,
    update: Elements,
    start_indices: Arrays,
    *,
    result: Tensor,
) -> Elements:
    """A tensor with a box of it replaced, from a start that operands give, moved to lie inside."""
    o = index(result.shape)
    start = clamp(
        0,
        Vec(as_index(read(s, Vec())) for s in start_indices),
        shape(operand) - shape(update),
    )
    u = o - start
    return as_result(
        result,
        choose((0 <= u) & (u < shape(update)), lambda: read(update, u), lambda: read(operand, o)),
    )
