"""NumPy kernel of sdy.all_to_all: Parts that devices have of one dimension become parts of another.
"""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(input: Elements, *, out_sharding: Vec, params: Vec, result: Tensor) -> Elements:
    """Parts that devices have of one dimension become parts of another."""
    o = index(result.shape)
    return as_result(result, read(input, o))
