"""Binding of stablehlo.sort: Slices of the inputs along one dimension, reordered together so that a
comparator holds.
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Region, Signature, TypeVar, Value
from opspec_generated.classes import ANY, BOOL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Body, Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_dimension(inputs: Sequence[Tensor]) -> int:
    return -1


def default_is_stable(inputs: Sequence[Tensor]) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.sort",
    operands=(Value("inputs", "tensor", "T", variadic=True),),
    results=(Value("results", "tensor", "T", variadic=True),),
    attributes=(
        Attribute("dimension", "i64", default=default_dimension),
        Attribute("is_stable", "bool", default=default_is_stable),
    ),
    regions=(
        Region(
            "comparator",
            (
                (
                    Value("arg0", "scalar", "T", variadic=True),
                    Value("arg1", "scalar", "T", variadic=True),
                ),
            ),
            (Value("result0", "scalar", classes=BOOL),),
        ),
    ),
    typevars=(TypeVar("T", ANY, pack=True),),
)


class Sort(OpView, signature=SIGNATURE):
    """Slices of the inputs along one dimension, reordered together so that a comparator holds."""

    inputs: tuple[SSAValue, ...]
    dimension: int
    """Along which dimension; a negative one counts from behind, -1 is the last."""
    is_stable: bool
    """Whether elements of which neither has to stand first keep their old order."""
    comparator: ir.Region
    results: tuple[SSAValue, ...]


def sort(
    inputs: Sequence[Operand],
    *,
    dimension: int | None = None,
    is_stable: bool | None = None,
    comparator: Body,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Sort:
    """Slices of the inputs along one dimension, reordered together so that a comparator holds.

    inputs: The tensors that are sorted together, all of one shape.
    dimension: Along which dimension; a negative one counts from behind, -1 is the last.
    is_stable: Whether elements of which neither has to stand first keep their old order.
    comparator: Whether the first of each pair has to stand before the second. ((scalar<T>,
    scalar<T>)...) -> scalar<bool>
    results: The inputs in their new order.

    Unless given, dimension is -1 and is_stable is false.
    """
    return build(
        Sort,
        (inputs,),
        {"dimension": dimension, "is_stable": is_stable},
        regions={"comparator": comparator},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
