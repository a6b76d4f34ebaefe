"""Binding of stablehlo.rng: Random numbers, uniform between two values or normal of a mean and a
deviation.
"""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, FLOAT, INDEX, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

RngDistribution = Literal["UNIFORM", "NORMAL"]

SIGNATURE = Signature(
    "stablehlo.rng",
    operands=(Value("a", "scalar", "T"), Value("b", "scalar", "T"), Value("shape_", "ints", "I")),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("rng_distribution", "enum", choices=("UNIFORM", "NORMAL")),),
    typevars=(TypeVar("T", BOOL | FLOAT | SINT | UINT), TypeVar("I", INDEX | SINT | UINT)),
)


class Rng(OpView, signature=SIGNATURE, enums={"rng_distribution": "rng_distribution"}):
    """Random numbers, uniform between two values or normal of a mean and a deviation."""

    a: SSAValue
    b: SSAValue
    shape_: SSAValue
    rng_distribution: RngDistribution
    """How likely which number is."""
    result: SSAValue


def rng(
    a: Operand,
    b: Operand,
    shape_: Operand,
    *,
    rng_distribution: RngDistribution,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Rng:
    """Random numbers, uniform between two values or normal of a mean and a deviation.

    a: The least value, or the mean.
    b: The value that all stay below, or the standard deviation.
    shape_: How many numbers are wanted, in each dimension.
    rng_distribution: How likely which number is.
    result: The numbers.
    """
    return build(
        Rng,
        (a, b, shape_),
        {"rng_distribution": rng_distribution},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
