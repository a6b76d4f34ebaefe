"""NumPy kernel of chlo.erf: Error function."""

# Generated from spec/ops/chlo/erf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import erf

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Error function."""
    o = index(result.shape)
    return as_result(result, erf(read(operand, o)))
