"""NumPy kernel of sdy.reshard: A value as it is, which from here on lies on the devices as the
sharding says.
"""

# Generated from spec/ops/sdy/reshard.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, sharding: Vec, result: Tensor) -> Elements:
    """A value as it is, which from here on lies on the devices as the sharding says."""
    o = index(result.shape)
    return as_result(result, read(input, o))
