"""NumPy kernel of stablehlo.remainder: What truncating division leaves, with the sign of the
dividend, element by element.
"""

# Generated from spec/ops/stablehlo/remainder.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import remainder

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """What truncating division leaves, with the sign of the dividend, element by element."""
    o = index(result.shape)
    return as_result(result, remainder(read(lhs, o), read(rhs, o)))
