"""NumPy kernel of sdy.reduce_scatter: Terms that devices have added up along axes, of which each
keeps a part.
"""

# Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(
    input: Elements,
    *,
    out_sharding: Vec,
    reduce_scatter_axes: Vec,
    reduction_op: int,
    result: Tensor,
) -> Elements:
    """Terms that devices have added up along axes, of which each keeps a part."""
    o = index(result.shape)
    return as_result(result, read(input, o))
