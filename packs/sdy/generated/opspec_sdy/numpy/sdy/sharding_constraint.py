"""NumPy kernel of sdy.sharding_constraint: A value as it is; the devices share it as the sharding
says, or more where that is open.
"""

# Generated from spec/ops/sdy/sharding_constraint.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, sharding: Vec, result: Tensor) -> Elements:
    """A value as it is; the devices share it as the sharding says, or more where that is open."""
    o = index(result.shape)
    return as_result(result, read(input, o))
