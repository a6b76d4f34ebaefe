"""NumPy kernel of stablehlo.not: The other truth value, or each integer with every bit changed."""

# Generated from spec/ops/stablehlo/not.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import bit_not

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The other truth value, or each integer with every bit changed."""
    o = index(result.shape)
    return as_result(result, bit_not(read(operand, o)))
