"""NumPy kernel of sdy.propagation_barrier: A value as it is, through which shardings spread in one
direction only, or in none.
"""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = True
MOVES = True


def kernel(operand: Elements, *, allowed_direction: int, result: Tensor) -> Elements:
    """A value as it is, through which shardings spread in one direction only, or in none."""
    o = index(result.shape)
    return as_result(result, read(operand, o))
