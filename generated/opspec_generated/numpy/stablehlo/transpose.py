"""NumPy kernel of stablehlo.transpose: The same elements with the dimensions in another order."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec
from opspec_generated.indices import inverse, take

ELEMENTWISE = False
MOVES = True


def kernel(operand: Elements, *, permutation: Vec, result: Tensor) -> Elements:
    """The same elements with the dimensions in another order."""
    o = index(result.shape)
    return as_result(result, read(operand, take(o, inverse(permutation))))
