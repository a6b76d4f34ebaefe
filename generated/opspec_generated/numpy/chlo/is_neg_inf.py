"""NumPy kernel of chlo.is_neg_inf: Whether each value is infinite and negative."""

# Generated from spec/ops/chlo/is_neg_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, literal, logical_not
from opspec_generated.numpy.primitives import is_finite, lt

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Whether each value is infinite and negative."""
    T = operand.dtype
    o = index(result.shape)
    return as_result(
        result,
        logical_not(is_finite(read(operand, o))) & lt(read(operand, o), literal(0, T)),
    )
