"""Binding of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import INEXACT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

Transpose = Literal["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"]

SIGNATURE = Signature(
    "stablehlo.triangular_solve",
    operands=(Value("a", "tensor", "T"), Value("b", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("left_side", "bool"),
        Attribute("lower", "bool"),
        Attribute("unit_diagonal", "bool"),
        Attribute(
            "transpose_a",
            "enum",
            choices=("TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"),
        ),
    ),
    typevars=(TypeVar("T", INEXACT),),
)


class TriangularSolve(OpView, signature=SIGNATURE, enums={"transpose_a": "transpose"}):
    """Solutions of linear equations whose matrices, one per member of a batch, are triangular."""

    a: SSAValue
    b: SSAValue
    left_side: bool
    """Solve a times x equal to b, and not x times a."""
    lower: bool
    """Which triangle of `a` is read: the lower one, or the upper one."""
    unit_diagonal: bool
    """Take the diagonal of `a` to be ones and do not read it."""
    transpose_a: Transpose
    """What is done to the matrix first."""
    result: SSAValue


def triangular_solve(
    a: Operand,
    b: Operand,
    *,
    left_side: bool,
    lower: bool,
    unit_diagonal: bool,
    transpose_a: Transpose,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> TriangularSolve:
    """Solutions of linear equations whose matrices, one per member of a batch, are triangular.

    a: The triangular matrices, in the last two dimensions.
    b: The right sides, in the last two dimensions.
    left_side: Solve a times x equal to b, and not x times a.
    lower: Which triangle of `a` is read: the lower one, or the upper one.
    unit_diagonal: Take the diagonal of `a` to be ones and do not read it.
    transpose_a: What is done to the matrix first.
    result: The solutions, in the shape of `b`.
    """
    return build(
        TriangularSolve,
        (a, b),
        {
            "left_side": left_side,
            "lower": lower,
            "unit_diagonal": unit_diagonal,
            "transpose_a": transpose_a,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
