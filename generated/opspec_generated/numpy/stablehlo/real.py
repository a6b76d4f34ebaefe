"""NumPy kernel of stablehlo.real: The real part of each value; that of a float is the float."""

# Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast
from opspec_generated.numpy.primitives import real

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The real part of each value; that of a float is the float."""
    R = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(R, real(read(operand, o))))
