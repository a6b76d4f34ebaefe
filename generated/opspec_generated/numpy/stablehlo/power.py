"""NumPy kernel of stablehlo.power: The first value to the power of the second, element by element.
"""

# Generated from spec/ops/stablehlo/power.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import power

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The first value to the power of the second, element by element."""
    o = index(result.shape)
    return as_result(result, power(read(lhs, o), read(rhs, o)))
