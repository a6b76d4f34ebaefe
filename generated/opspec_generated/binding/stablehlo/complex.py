"""Binding of stablehlo.complex: Complex numbers of real parts and imaginary parts."""

# Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.complex",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "C"),),
    typevars=(TypeVar("T", FLOAT), TypeVar("C", COMPLEX)),
)


class Complex(OpView, signature=SIGNATURE):
    """Complex numbers of real parts and imaginary parts."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def complex(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Complex:
    """Complex numbers of real parts and imaginary parts.

    lhs: The real parts.
    rhs: The imaginary parts.
    result: The complex numbers.
    """
    return build(Complex, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
