"""NumPy kernel of stablehlo.subtract: The difference of two values, element by element."""

# Generated from spec/ops/stablehlo/subtract.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Array, Tensor

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Array, rhs: Array, *, result: Tensor) -> Array:
    """The difference of two values, element by element."""
    o = index(result.shape)
    return as_result(result, read(lhs, o) - read(rhs, o))
