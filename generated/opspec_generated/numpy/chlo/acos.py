"""NumPy kernel of chlo.acos: Arc cosine, in radians."""

# Generated from spec/ops/chlo/acos.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import acos

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Arc cosine, in radians."""
    o = index(result.shape)
    return as_result(result, acos(read(operand, o)))
