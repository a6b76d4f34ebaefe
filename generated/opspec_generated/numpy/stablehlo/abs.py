"""NumPy kernel of stablehlo.abs: The magnitude of each value; a complex value gives a real one."""

# Generated from spec/ops/stablehlo/abs.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, cast
from opspec_generated.numpy.primitives import abs

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The magnitude of each value; a complex value gives a real one."""
    R = result.element.dtype
    o = index(result.shape)
    return as_result(result, cast(R, abs(read(operand, o))))
