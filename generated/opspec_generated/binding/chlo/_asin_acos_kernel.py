"""Binding of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the magnitude
of the imaginary part of the arc sine: what the four inverse functions of complex numbers have in
common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo._asin_acos_kernel",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX),),
)


class AsinAcosKernel(OpView, signature=SIGNATURE):
    """The real part of the cosine of the arc sine, and the magnitude of the imaginary part of the
    arc sine: what the four inverse functions of complex numbers have in common.
    """

    operand: SSAValue
    result: SSAValue


def _asin_acos_kernel(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> AsinAcosKernel:
    """The real part of the cosine of the arc sine, and the magnitude of the imaginary part of the
    arc sine: what the four inverse functions of complex numbers have in common.

    operand: The complex numbers of which an inverse function is wanted.
    result: As real part the size that the real part of the inverse is computed from, as imaginary
    part its imaginary one.
    """
    return build(AsinAcosKernel, (operand,), result_type=result_type, loc=loc, ip=ip)
