"""Binding of sdy.func_data_flow_edge: A value as it is, where a function is entered or left."""

# Generated from spec/ops/sdy/func_data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.func_data_flow_edge",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY),),
)


class FuncDataFlowEdge(OpView, signature=SIGNATURE):
    """A value as it is, where a function is entered or left."""

    operand: SSAValue
    result: SSAValue


def func_data_flow_edge(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> FuncDataFlowEdge:
    """A value as it is, where a function is entered or left.

    operand: The numbers that the function is applied to, each by itself.
    result: At each place, what becomes of the number at that place of `operand`.
    """
    return build(FuncDataFlowEdge, (operand,), result_type=result_type, loc=loc, ip=ip)
