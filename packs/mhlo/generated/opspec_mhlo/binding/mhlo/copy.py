"""Binding of mhlo.copy: The operand as it is, in memory of its own."""

# Generated from spec/ops/mhlo/copy.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.copy",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("cross_program_prefetch_index", "i32", optional=True),),
    typevars=(TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),),
)


class Copy(OpView, signature=SIGNATURE):
    """The operand as it is, in memory of its own."""

    operand: SSAValue
    cross_program_prefetch_index: int | None
    """Which of the buffers that are fetched before the program starts it is; it changes no element.
    """
    result: SSAValue


def copy(
    operand: Operand,
    *,
    cross_program_prefetch_index: int | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Copy:
    """The operand as it is, in memory of its own.

    operand: What is copied.
    cross_program_prefetch_index: Which of the buffers that are fetched before the program starts it
    is; it changes no element.
    result: The same elements.
    """
    return build(
        Copy,
        (operand,),
        {"cross_program_prefetch_index": cross_program_prefetch_index},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
