"""NumPy kernel of chlo.atan: Arc tangent, in radians."""

# Generated from spec/ops/chlo/atan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import atan

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Arc tangent, in radians."""
    o = index(result.shape)
    return as_result(result, atan(read(operand, o)))
