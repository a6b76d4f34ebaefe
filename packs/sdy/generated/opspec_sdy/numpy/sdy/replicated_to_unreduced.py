"""NumPy kernel of sdy.replicated_to_unreduced: What devices have alike becomes terms of a sum, of
which one is all and the others are zeros.
"""

# Generated from spec/ops/sdy/replicated_to_unreduced.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, out_sharding: Vec, axes: Vec, result: Tensor) -> Elements:
    """What devices have alike becomes terms of a sum, of which one is all and the others are zeros.
    """
    o = index(result.shape)
    return as_result(result, read(input, o))
