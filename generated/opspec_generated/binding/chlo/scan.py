"""Binding of chlo.scan: A region applied to one slice of the inputs after the other and to what it
carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, Value
from opspec_generated.classes import PLAIN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_is_reverse(operands: Sequence[Tensor]) -> bool:
    return False


def default_is_associative(operands: Sequence[Tensor]) -> bool:
    return False


SIGNATURE = Signature(
    "chlo.scan",
    operands=(Value("operands", "tensor", classes=PLAIN, variadic=True),),
    results=(Value("results", "tensor", classes=PLAIN, variadic=True),),
    attributes=(
        Attribute("dimension", "i64"),
        Attribute("scan_dim_size", "i64", optional=True),
        Attribute("is_reverse", "bool", default=default_is_reverse),
        Attribute("is_associative", "bool", default=default_is_associative),
        Attribute("operandSegmentSizes", "i64[]"),
        Attribute("resultSegmentSizes", "i64[]"),
    ),
    regions=(
        Region(
            "body",
            ((Value("arg0", "any", variadic=True),),),
            (Value("result0", "any", variadic=True),),
        ),
    ),
)


class Scan(OpView, signature=SIGNATURE):
    """A region applied to one slice of the inputs after the other and to what it carries along;
    what it makes of each slice, and what it carries in the end.
    """

    operands: tuple[SSAValue, ...]
    dimension: int
    """Along which dimension inputs and outputs are sliced; the slices that the region sees lack it.
    """
    scan_dim_size: int | None
    """How many slices there are; needed only where neither an input nor an output tells."""
    is_reverse: bool
    """Go from the last slice to the first; outputs still stand where the inputs of their step did.
    """
    is_associative: bool
    """A promise that the steps may be grouped in any way, so that a backend may go through them as
    a tree.
    """
    operandSegmentSizes: tuple[int, ...]
    """How many of `operands` are inputs, and how many are first values of what is carried."""
    resultSegmentSizes: tuple[int, ...]
    """How many of `results` are outputs, made slice by slice, and how many are carried in the end.
    """
    body: ir.Region
    results: tuple[SSAValue, ...]


def scan(
    operands: Sequence[Operand],
    *,
    dimension: int,
    scan_dim_size: int | None = None,
    is_reverse: bool | None = None,
    is_associative: bool | None = None,
    operandSegmentSizes: Sequence[int],
    resultSegmentSizes: Sequence[int],
    body: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Scan:
    """A region applied to one slice of the inputs after the other and to what it carries along;
    what it makes of each slice, and what it carries in the end.

    operands: The inputs, which are sliced, then the first values of what is carried.
    dimension: Along which dimension inputs and outputs are sliced; the slices that the region sees
    lack it.
    scan_dim_size: How many slices there are; needed only where neither an input nor an output
    tells.
    is_reverse: Go from the last slice to the first; outputs still stand where the inputs of their
    step did.
    is_associative: A promise that the steps may be grouped in any way, so that a backend may go
    through them as a tree.
    operandSegmentSizes: How many of `operands` are inputs, and how many are first values of what is
    carried.
    resultSegmentSizes: How many of `results` are outputs, made slice by slice, and how many are
    carried in the end.
    body: From the slices of one step and what is carried there, to the slices of the outputs and
    what is carried on. (any...) -> any...
    results: The outputs, each slice of them from one step, then what is carried in the end.

    Unless given, is_reverse is false and is_associative is false.
    """
    return build(
        Scan,
        (operands,),
        {
            "dimension": dimension,
            "scan_dim_size": scan_dim_size,
            "is_reverse": is_reverse,
            "is_associative": is_associative,
            "operandSegmentSizes": operandSegmentSizes,
            "resultSegmentSizes": resultSegmentSizes,
        },
        regions={"body": body},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
