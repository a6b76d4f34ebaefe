"""NumPy kernel of chlo.is_pos_inf: Whether each value is infinite and positive."""

# Generated from spec/ops/chlo/is_pos_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, literal, logical_not
from opspec_generated.numpy.primitives import is_finite, lt

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Whether each value is infinite and positive."""
    T = operand.dtype
    o = index(result.shape)
    return as_result(
        result,
        logical_not(is_finite(read(operand, o))) & lt(literal(0, T), read(operand, o)),
    )
