"""NumPy kernel of stablehlo.subtract: The difference of two values, element by element."""

# Generated from spec/ops/stablehlo/subtract.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The difference of two values, element by element."""
    o = index(result.shape)
    return as_result(result, read(lhs, o) - read(rhs, o))
