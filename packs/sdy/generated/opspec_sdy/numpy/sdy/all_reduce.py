"""NumPy kernel of sdy.all_reduce: Terms that devices have added up along axes, so that all have the
sum.
"""

# Generated from spec/ops/sdy/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(
    input: Elements,
    *,
    out_sharding: Vec,
    reduction_axes: Vec,
    reduction_op: int,
    result: Tensor,
) -> Elements:
    """Terms that devices have added up along axes, so that all have the sum."""
    o = index(result.shape)
    return as_result(result, read(input, o))
