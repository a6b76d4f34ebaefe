"""Binding of stablehlo.batch_norm_inference: The input normalized by a given mean and variance of
each feature, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.batch_norm_inference",
    operands=(
        Value("operand", "tensor", "T"),
        Value("scale", "vector", "T"),
        Value("offset", "vector", "T"),
        Value("mean", "vector", "T"),
        Value("variance", "vector", "T"),
    ),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("epsilon", "f32"), Attribute("feature_index", "i64")),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class BatchNormInference(OpView, signature=SIGNATURE):
    """The input normalized by a given mean and variance of each feature, scaled and offset."""

    operand: SSAValue
    scale: SSAValue
    offset: SSAValue
    mean: SSAValue
    variance: SSAValue
    epsilon: float
    """A small number that is added to each variance, so that none of them is zero."""
    feature_index: int
    """The dimension that counts features."""
    result: SSAValue


def batch_norm_inference(
    operand: Operand,
    scale: Operand,
    offset: Operand,
    mean: Operand,
    variance: Operand,
    *,
    epsilon: float,
    feature_index: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BatchNormInference:
    """The input normalized by a given mean and variance of each feature, scaled and offset.

    operand: The values that are normalized.
    scale: What each normalized feature is multiplied with.
    offset: What is added to each feature in the end.
    mean: What is taken off each feature first.
    variance: The square of what each feature is divided by, but for `epsilon`.
    epsilon: A small number that is added to each variance, so that none of them is zero.
    feature_index: The dimension that counts features.
    result: The normalized values.
    """
    return build(
        BatchNormInference,
        (operand, scale, offset, mean, variance),
        {"epsilon": epsilon, "feature_index": feature_index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
