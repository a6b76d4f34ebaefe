"""NumPy kernel of stablehlo.is_finite: Whether each value is neither infinite nor NaN."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import is_finite

ELEMENTWISE = True
MOVES = False


def kernel(x: Elements, *, y: Tensor) -> Elements:
    """Whether each value is neither infinite nor NaN."""
    o = index(y.shape)
    return as_result(y, is_finite(read(x, o)))
