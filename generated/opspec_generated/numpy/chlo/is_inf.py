"""NumPy kernel of chlo.is_inf: Whether each value is infinite."""

# Generated from spec/ops/chlo/is_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, logical_not
from opspec_generated.numpy.primitives import is_finite

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Whether each value is infinite."""
    o = index(result.shape)
    return as_result(
        result,
        logical_not(is_finite(read(operand, o))) & (read(operand, o) == read(operand, o)),
    )
