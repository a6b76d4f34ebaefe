"""NumPy kernel of chlo.lgamma: Logarithm of the magnitude of the gamma function."""

# Generated from spec/ops/chlo/lgamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import lgamma

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Logarithm of the magnitude of the gamma function."""
    o = index(result.shape)
    return as_result(result, lgamma(read(operand, o)))
