"""NumPy kernel of stablehlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/stablehlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Array, Tensor

ELEMENTWISE = False
MOVES = True


def kernel(*, value: Array, output: Tensor) -> Array:
    """A tensor that the program itself holds."""
    o = index(output.shape)
    return as_result(output, read(value, o))
