"""Binding of chlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import PLAIN

if TYPE_CHECKING:
    from opspec.building.views import ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.arrays import Array

SIGNATURE = Signature(
    "chlo.constant",
    operands=(),
    results=(Value("output", "tensor", "T"),),
    attributes=(Attribute("value", "elements", element="T"),),
    typevars=(TypeVar("T", PLAIN),),
)


class Constant(OpView, signature=SIGNATURE):
    """A tensor that the program itself holds."""

    value: Array
    """The numbers themselves, with their shape and element type."""
    output: SSAValue


def constant(
    *,
    value: Array,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Constant:
    """A tensor that the program itself holds.

    value: The numbers themselves, with their shape and element type.
    output: The tensor that `value` holds.
    """
    return build(Constant, (), {"value": value}, result_type=result_type, loc=loc, ip=ip)
