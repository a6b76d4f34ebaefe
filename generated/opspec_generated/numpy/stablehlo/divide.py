"""NumPy kernel of stablehlo.divide: The quotient of two values, element by element; integers drop
the fraction.
"""

# Generated from spec/ops/stablehlo/divide.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import divide

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The quotient of two values, element by element; integers drop the fraction."""
    o = index(result.shape)
    return as_result(result, divide(read(lhs, o), read(rhs, o)))
