"""NumPy kernel of chlo.acosh: Inverse hyperbolic cosine."""

# Generated from spec/ops/chlo/acosh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import acosh

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Inverse hyperbolic cosine."""
    o = index(result.shape)
    return as_result(result, acosh(read(operand, o)))
