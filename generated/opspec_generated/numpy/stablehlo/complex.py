"""NumPy kernel of stablehlo.complex: Complex numbers of real parts and imaginary parts."""

# Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import complex

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """Complex numbers of real parts and imaginary parts."""
    C = result.element.dtype
    o = index(result.shape)
    return as_result(result, complex(C, read(lhs, o), read(rhs, o)))
