"""NumPy kernel of stablehlo.round_nearest_even: Each value rounded to a whole number, ties to the
even one.
"""

# Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import round_nearest_even

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Each value rounded to a whole number, ties to the even one."""
    o = index(result.shape)
    return as_result(result, round_nearest_even(read(operand, o)))
