"""NumPy kernel of chlo.digamma: Derivative of the logarithm of the gamma function."""

# Generated from spec/ops/chlo/digamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Array, Tensor
from opspec_generated.numpy.primitives import digamma

ELEMENTWISE = True
MOVES = False


def kernel(operand: Array, *, result: Tensor) -> Array:
    """Derivative of the logarithm of the gamma function."""
    o = index(result.shape)
    return as_result(result, digamma(read(operand, o)))
