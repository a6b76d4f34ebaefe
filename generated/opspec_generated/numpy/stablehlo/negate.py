"""NumPy kernel of stablehlo.negate: Each value with its sign changed."""

# Generated from spec/ops/stablehlo/negate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import negate

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Each value with its sign changed."""
    o = index(result.shape)
    return as_result(result, negate(read(operand, o)))
