"""NumPy kernel of chlo.erf_inv: Inverse of the error function."""

# Generated from spec/ops/chlo/erf_inv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import erf_inv

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Inverse of the error function."""
    o = index(result.shape)
    return as_result(result, erf_inv(read(operand, o)))
