"""NumPy kernel of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its
input, scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

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
    mean: Elements,
    variance: Elements,
    grad_output: Elements,
    *,
    epsilon: float,
    feature_index: int,
    grad_operand: Tensor,
    grad_scale: Tensor,
    grad_offset: Tensor,
) -> tuple[Elements, ...]:
    """Gradients of batch_norm_training with respect to its input, scale and offset."""
    T = operand.dtype
    channels = shape(operand)[feature_index]
    rest = drop(shape(operand), Vec([feature_index]))
    c = index(grad_offset.shape)

    def grad_offset_term(k: Any) -> Any:
        return read(grad_output, insert(k, feature_index, c[0]))

    value = fold(
        grad_offset.shape,
        {"k": box(rest)},
        grad_offset_term,
        init=literal(0, T),
        combine="add",
    )
    grad_offset_values = as_result(grad_offset, value)
    c = index(Vec([channels]))

    def moment_term(k: Any) -> Any:
        at = insert(k, feature_index, c[0])
        return multiply(read(grad_output, at), read(operand, at) - read(mean, c))

    value = fold(Vec([channels]), {"k": box(rest)}, moment_term, init=literal(0, T), combine="add")
    moment = tensor(Vec([channels]), T, value)
    c = index(grad_scale.shape)

    def grad_scale_term(k: Any) -> Any:
        at = insert(k, feature_index, c[0])
        return multiply(
            read(grad_output, at),
            divide(read(operand, at) - read(mean, c), sqrt(read(variance, c) + cast(T, epsilon))),
        )

    value = fold(
        grad_scale.shape,
        {"k": box(rest)},
        grad_scale_term,
        init=literal(0, T),
        combine="add",
    )
    grad_scale_values = as_result(grad_scale, value)
    o = index(grad_operand.shape)
    c = Vec([o[feature_index]])
    spread = read(variance, c) + cast(T, epsilon)
    count = cast(T, product(rest))
    own = multiply(read(grad_output, o), count) - read(grad_offset_values, c)
    shared = divide(multiply(read(moment, c), read(operand, o) - read(mean, c)), spread)
    grad_operand_values = as_result(
        grad_operand,
        multiply(divide(divide(read(scale, c), sqrt(spread)), count), own - shared),
    )
    return grad_operand_values, grad_scale_values, grad_offset_values
