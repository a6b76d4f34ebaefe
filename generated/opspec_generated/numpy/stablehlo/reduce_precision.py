"""NumPy kernel of stablehlo.reduce_precision: Each value rounded to what a format with fewer
exponent and mantissa bits can hold, in its own type.
"""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor
from opspec_generated.numpy.primitives import reduce_precision

ELEMENTWISE = True
MOVES = False


def kernel(
    operand: Elements,
    *,
    exponent_bits: int,
    mantissa_bits: int,
    output: Tensor,
) -> Elements:
    """Each value rounded to what a format with fewer exponent and mantissa bits can hold, in its
    own type.
    """
    o = index(output.shape)
    return as_result(output, reduce_precision(read(operand, o), exponent_bits, mantissa_bits))
