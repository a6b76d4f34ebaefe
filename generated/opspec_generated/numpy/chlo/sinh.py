"""NumPy kernel of chlo.sinh: Hyperbolic sine."""

# Generated from spec/ops/chlo/sinh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import sinh

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Hyperbolic sine."""
    o = index(result.shape)
    return as_result(result, sinh(read(operand, o)))
