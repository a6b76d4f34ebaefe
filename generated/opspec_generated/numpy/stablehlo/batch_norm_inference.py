"""NumPy kernel of stablehlo.batch_norm_inference: The input normalized by a given mean and variance
of each feature, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.kernels.pull import as_result, index, read
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast
from opspec_generated.numpy.primitives import divide, multiply, sqrt

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    scale: Elements,
    offset: Elements,
    mean: Elements,
    variance: Elements,
    *,
    epsilon: float,
    feature_index: int,
    result: Tensor,
) -> Elements:
    """The input normalized by a given mean and variance of each feature, scaled and offset."""
    T = operand.dtype
    o = index(result.shape)
    c = Vec([o[feature_index]])
    centered = read(operand, o) - read(mean, c)
    deviation = sqrt(read(variance, c) + cast(T, epsilon))
    return as_result(
        result,
        multiply(read(scale, c), divide(centered, deviation)) + read(offset, c),
    )
