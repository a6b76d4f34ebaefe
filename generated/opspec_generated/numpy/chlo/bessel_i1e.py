"""NumPy kernel of chlo.bessel_i1e: Modified Bessel function of the first kind of order one, scaled
by e to the minus magnitude.
"""

# Generated from spec/ops/chlo/bessel_i1e.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import bessel_i1e

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Modified Bessel function of the first kind of order one, scaled by e to the minus magnitude.
    """
    o = index(result.shape)
    return as_result(result, bessel_i1e(read(operand, o)))
