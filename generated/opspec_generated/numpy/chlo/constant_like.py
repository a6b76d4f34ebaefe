"""NumPy kernel of chlo.constant_like: One number for every element of another tensor."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, value: Elements, result: Tensor) -> Elements:
    """One number for every element of another tensor."""
    return as_result(result, read(value, Vec()))
