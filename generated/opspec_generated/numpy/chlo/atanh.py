"""NumPy kernel of chlo.atanh: Inverse hyperbolic tangent."""

# Generated from spec/ops/chlo/atanh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import atanh

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Inverse hyperbolic tangent."""
    o = index(result.shape)
    return as_result(result, atanh(read(operand, o)))
