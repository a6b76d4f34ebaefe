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
    feature_index: int
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
    """Gradients of batch_norm_training with respect to its input, scale and offset."""
    return build(
        BatchNormGrad,
        (operand, scale, mean, variance, grad_output),
        {"epsilon": epsilon, "feature_index": feature_index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
