"""NumPy kernel of chlo.cosh: Hyperbolic cosine."""

# Generated from spec/ops/chlo/cosh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import cosh

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Hyperbolic cosine."""
    o = index(result.shape)
    return as_result(result, cosh(read(operand, o)))
