"""NumPy kernel of chlo.digamma: Derivative of the logarithm of the gamma function."""

# Generated from spec/ops/chlo/digamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import digamma

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Derivative of the logarithm of the gamma function."""
    o = index(result.shape)
    return as_result(result, digamma(read(operand, o)))
