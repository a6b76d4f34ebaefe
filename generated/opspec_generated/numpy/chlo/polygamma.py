"""NumPy kernel of chlo.polygamma: Derivative of digamma, of an order that the first operand gives.
"""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import polygamma

ELEMENTWISE = True
MOVES = False


def kernel(n: Elements, x: Elements, *, result: Tensor) -> Elements:
    """Derivative of digamma, of an order that the first operand gives."""
    o = index(result.shape)
    return as_result(result, polygamma(read(n, o), read(x, o)))
