"""NumPy kernel of stablehlo.batch_norm_training: Mean and variance of each feature, and the input
normalized by them, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import as_result, index, read, shape
from opspec.kernels.vocabulary import Elements, Tensor, Vec, cast, literal, tensor
from opspec.values.dims import product
from opspec_generated.indices import drop, insert
from opspec_generated.numpy.primitives import divide, multiply, sqrt

ELEMENTWISE = False
MOVES = False


def kernel(
    operand: Elements,
    scale: Elements,
    offset: Elements,
    *,
    epsilon: float,
    feature_index: int,
    output: Tensor,
    batch_mean: Tensor,
    batch_var: Tensor,
) -> tuple[Elements, ...]:
    """Mean and variance of each feature, and the input normalized by them, scaled and offset."""
    T = operand.dtype
    channels = shape(operand)[feature_index]
    rest = drop(shape(operand), Vec([feature_index]))
    c = index(Vec([channels]))

    def total_term(k: Any) -> Any:
        return read(operand, insert(k, feature_index, c[0]))

    value = fold(Vec([channels]), {"k": box(rest)}, total_term, init=literal(0, T), combine="add")
    total = tensor(Vec([channels]), T, value)
    c = index(batch_mean.shape)
    batch_mean_values = as_result(batch_mean, divide(read(total, c), cast(T, product(rest))))
    c = index(Vec([channels]))

    def spread_term(k: Any) -> Any:
        d = read(operand, insert(k, feature_index, c[0])) - read(batch_mean_values, c)
        return multiply(d, d)

    value = fold(Vec([channels]), {"k": box(rest)}, spread_term, init=literal(0, T), combine="add")
    spread = tensor(Vec([channels]), T, value)
    c = index(batch_var.shape)
    batch_var_values = as_result(batch_var, divide(read(spread, c), cast(T, product(rest))))
    o = index(output.shape)
    c = Vec([o[feature_index]])
    centered = read(operand, o) - read(batch_mean_values, c)
    deviation = sqrt(read(batch_var_values, c) + cast(T, epsilon))
    output_values = as_result(
        output,
        multiply(read(scale, c), divide(centered, deviation)) + read(offset, c),
    )
    return output_values, batch_mean_values, batch_var_values
