"""NumPy kernel of chlo.asinh: Inverse hyperbolic sine."""

# Generated from spec/ops/chlo/asinh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import asinh

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Inverse hyperbolic sine."""
    o = index(result.shape)
    return as_result(result, asinh(read(operand, o)))
