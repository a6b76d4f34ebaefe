"""Binding of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its input,
scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.batch_norm_grad",
    operands=(
        Value("operand", "tensor", "T"),
        Value("scale", "vector", "T"),
        Value("mean", "vector", "T"),
        Value("variance", "vector", "T"),
        Value("grad_output", "tensor", "T"),
    ),
    results=(
        Value("grad_operand", "tensor", "T"),
        Value("grad_scale", "vector", "T"),
        Value("grad_offset", "vector", "T"),
    ),
    attributes=(Attribute("epsilon", "f32"), Attribute("feature_index", "i64")),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class BatchNormGrad(OpView, signature=SIGNATURE):
    """Gradients of batch_norm_training with respect to its input, scale and offset."""

    operand: SSAValue
    scale: SSAValue
    mean: SSAValue
    variance: SSAValue
    grad_output: SSAValue
    epsilon: float
    """What is added to each variance, as in the forward step."""
    feature_index: int
    """The dimension that counts features; sums go over all others."""
    grad_operand: SSAValue
    grad_scale: SSAValue
    grad_offset: SSAValue


def batch_norm_grad(
    operand: Operand,
    scale: Operand,
    mean: Operand,
    variance: Operand,
    grad_output: Operand,
    *,
    epsilon: float,
    feature_index: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BatchNormGrad:
    """Gradients of batch_norm_training with respect to its input, scale and offset.

    operand: The values that were normalized.
    scale: The factor of each feature.
    mean: The mean of each feature, as the forward step found it.
    variance: The variance of each feature, as the forward step found it.
    grad_output: The gradient of what the forward step gave.
    epsilon: What is added to each variance, as in the forward step.
    feature_index: The dimension that counts features; sums go over all others.
    grad_operand: The gradient with respect to `operand`.
    grad_scale: The gradient with respect to `scale`, one number for each feature.
    grad_offset: The gradient with respect to the offset, one number for each feature.
    """
    return build(
        BatchNormGrad,
        (operand, scale, mean, variance, grad_output),
        {"epsilon": epsilon, "feature_index": feature_index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
