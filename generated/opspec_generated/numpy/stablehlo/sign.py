"""NumPy kernel of stablehlo.sign: The sign of each value, -1, 0 or 1; for a complex number the one
of magnitude 1.
"""

# Generated from spec/ops/stablehlo/sign.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import sign

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """The sign of each value, -1, 0 or 1; for a complex number the one of magnitude 1."""
    o = index(result.shape)
    return as_result(result, sign(read(operand, o)))
