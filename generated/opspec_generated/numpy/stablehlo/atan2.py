"""NumPy kernel of stablehlo.atan2: The angle of the point (rhs, lhs) in radians, element by
element.
"""

# Generated from spec/ops/stablehlo/atan2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import atan2

ELEMENTWISE = True
MOVES = False


def kernel(lhs: Elements, rhs: Elements, *, result: Tensor) -> Elements:
    """The angle of the point (rhs, lhs) in radians, element by element."""
    o = index(result.shape)
    return as_result(result, atan2(read(lhs, o), read(rhs, o)))
