"""Binding of stablehlo.torch_index_select: Slices along a dimension, in the order that indices say;
batches of them where both have batch dimensions.
"""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY, INT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.torch_index_select",
    operands=(Value("operand", "tensor", "T"), Value("index", "tensor", "J")),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("dim", "i64"), Attribute("batch_dims", "i64")),
    typevars=(TypeVar("T", ANY), TypeVar("J", INT)),
    deprecated="stablehlo.gather",
)


class TorchIndexSelect(OpView, signature=SIGNATURE):
    """Slices along a dimension, in the order that indices say; batches of them where both have
    batch dimensions.
    """

    operand: SSAValue
    index: SSAValue
    dim: int
    """The dimension along which slices are read."""
    batch_dims: int
    """How many leading dimensions operand and index share."""
    result: SSAValue


def torch_index_select(
    operand: Operand,
    index: Operand,
    *,
    dim: int,
    batch_dims: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TorchIndexSelect:
    """Slices along a dimension, in the order that indices say; batches of them where both have
    batch dimensions.

    operand: The tensor that is read.
    index: Which slices are read, in order.
    dim: The dimension along which slices are read.
    batch_dims: How many leading dimensions operand and index share.
    result: The slices, along the dimensions of `index`.
    """
    return build(
        TorchIndexSelect,
        (operand, index),
        {"dim": dim, "batch_dims": batch_dims},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
