"""NumPy kernel of chlo.erfc: One less the error function."""

# Generated from spec/ops/chlo/erfc.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import erfc

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """One less the error function."""
    o = index(result.shape)
    return as_result(result, erfc(read(operand, o)))
