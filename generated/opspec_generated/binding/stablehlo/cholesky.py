"""Binding of stablehlo.cholesky: The triangular factor of each Hermitian positive definite matrix
of a batch.
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.types import Tensor


def default_lower(a: Tensor) -> bool:
    return False


SIGNATURE = Signature(
    "stablehlo.cholesky",
    operands=(Value("a", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("lower", "bool", default=default_lower),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class Cholesky(OpView, signature=SIGNATURE):
    """The triangular factor of each Hermitian positive definite matrix of a batch."""

    a: SSAValue
    lower: bool
    """Read the lower triangle and give a lower one, L times its conjugate transpose; else the upper
    ones.
    """
    result: SSAValue


def cholesky(
    a: Operand,
    *,
    lower: bool | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Cholesky:
    """The triangular factor of each Hermitian positive definite matrix of a batch.

    a: The matrices, in the last two dimensions.
    lower: Read the lower triangle and give a lower one, L times its conjugate transpose; else the
    upper ones.
    result: The factors, in the last two dimensions.

    Unless given, lower is false.
    """
    return build(Cholesky, (a,), {"lower": lower}, result_type=result_type, loc=loc, ip=ip)
