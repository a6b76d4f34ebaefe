"""Binding of stablehlo.batch_norm_training: Mean and variance of each feature, and the input
normalized by them, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.batch_norm_training",
    operands=(
        Value("operand", "tensor", "T"),
        Value("scale", "vector", "T"),
        Value("offset", "vector", "T"),
    ),
    results=(
        Value("output", "tensor", "T"),
        Value("batch_mean", "vector", "T"),
        Value("batch_var", "vector", "T"),
    ),
    attributes=(Attribute("epsilon", "f32"), Attribute("feature_index", "i64")),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class BatchNormTraining(OpView, signature=SIGNATURE):
    """Mean and variance of each feature, and the input normalized by them, scaled and offset."""

    operand: SSAValue
    scale: SSAValue
    offset: SSAValue
    epsilon: float
    """A small number that is added to each variance, so that none of them is zero."""
    feature_index: int
    """The dimension that counts features; means go over all others."""
    output: SSAValue
    batch_mean: SSAValue
    batch_var: SSAValue


def batch_norm_training(
    operand: Operand,
    scale: Operand,
    offset: Operand,
    *,
    epsilon: float,
    feature_index: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BatchNormTraining:
    """Mean and variance of each feature, and the input normalized by them, scaled and offset.

    operand: The values that are normalized.
    scale: What each normalized feature is multiplied with.
    offset: What is added to each feature in the end.
    epsilon: A small number that is added to each variance, so that none of them is zero.
    feature_index: The dimension that counts features; means go over all others.
    output: The normalized values.
    batch_mean: The mean of each feature.
    batch_var: The mean square distance from it.
    """
    return build(
        BatchNormTraining,
        (operand, scale, offset),
        {"epsilon": epsilon, "feature_index": feature_index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
