"""Binding of mhlo.trace: A value is shown under a tag, to whoever looks for it."""

# Generated from spec/ops/mhlo/trace.yaml: change that file, then run `opspec generate`.

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
    "mhlo.trace",
    operands=(Value("operand", "tensor", "T"),),
    results=(),
    attributes=(Attribute("tag", "str"),),
    typevars=(TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),),
)


class Trace(OpView, signature=SIGNATURE):
    """A value is shown under a tag, to whoever looks for it."""

    operand: SSAValue
    tag: str
    """What it is called."""


def trace(
    operand: Operand,
    *,
    tag: str,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Trace:
    """A value is shown under a tag, to whoever looks for it.

    operand: The value that is shown.
    tag: What it is called.
    """
    return build(Trace, (operand,), {"tag": tag}, result_type=result_type, loc=loc, ip=ip)
