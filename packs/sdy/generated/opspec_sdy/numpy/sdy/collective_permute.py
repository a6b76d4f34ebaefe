"""NumPy kernel of sdy.collective_permute: Parts that devices exchange, each one for one of the same
size.
"""

# Generated from spec/ops/sdy/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, out_sharding: Vec, result: Tensor) -> Elements:
    """Parts that devices exchange, each one for one of the same size."""
    o = index(result.shape)
    return as_result(result, read(input, o))
