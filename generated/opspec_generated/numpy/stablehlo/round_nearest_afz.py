"""NumPy kernel of stablehlo.round_nearest_afz: Each value rounded to a whole number, ties away from
zero.
"""

# Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import round_nearest_afz

ELEMENTWISE = True
MOVES = False


def kernel(operand: Elements, *, result: Tensor) -> Elements:
    """Each value rounded to a whole number, ties away from zero."""
    o = index(result.shape)
    return as_result(result, round_nearest_afz(read(operand, o)))
