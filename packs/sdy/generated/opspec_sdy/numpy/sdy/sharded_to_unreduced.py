"""NumPy kernel of sdy.sharded_to_unreduced: Parts that become terms of a sum, each with zeros where
the others have their parts.
"""

# Generated from spec/ops/sdy/sharded_to_unreduced.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, out_sharding: Vec, axes: Vec, result: Tensor) -> Elements:
    """Parts that become terms of a sum, each with zeros where the others have their parts."""
    o = index(result.shape)
    return as_result(result, read(input, o))
