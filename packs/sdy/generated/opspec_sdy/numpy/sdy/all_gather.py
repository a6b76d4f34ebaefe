"""NumPy kernel of sdy.all_gather: Parts that devices have along axes put together, of each
dimension along its axes.
"""

# Generated from spec/ops/sdy/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, out_sharding: Vec, gathering_axes: Vec, result: Tensor) -> Elements:
    """Parts that devices have along axes put together, of each dimension along its axes."""
    o = index(result.shape)
    return as_result(result, read(input, o))
