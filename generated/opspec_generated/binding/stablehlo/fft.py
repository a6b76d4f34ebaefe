"""Binding of stablehlo.fft: Discrete Fourier transform over the last dimensions, forward or
inverse, of complex or real values.
"""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import INEXACT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

FftType = Literal["FFT", "IFFT", "RFFT", "IRFFT"]

SIGNATURE = Signature(
    "stablehlo.fft",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("fft_type", "enum", choices=("FFT", "IFFT", "RFFT", "IRFFT")),
        Attribute("fft_length", "i64[]"),
    ),
    typevars=(TypeVar("T", INEXACT), TypeVar("S", INEXACT)),
)


class Fft(OpView, signature=SIGNATURE, enums={"fft_type": "fft_type"}):
    """Discrete Fourier transform over the last dimensions, forward or inverse, of complex or real
    values.
    """

    operand: SSAValue
    fft_type: FftType
    """Forward or inverse, of complex values or of real ones."""
    fft_length: tuple[int, ...]
    """How many values there are along each transformed dimension; for IRFFT of the result."""
    result: SSAValue


def fft(
    operand: Operand,
    *,
    fft_type: FftType,
    fft_length: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Fft:
    """Discrete Fourier transform over the last dimensions, forward or inverse, of complex or real
    values.

    operand: The values, or the frequencies for the inverse forms, in the last dimensions.
    fft_type: Forward or inverse, of complex values or of real ones.
    fft_length: How many values there are along each transformed dimension; for IRFFT of the result.
    result: The frequencies, or the values for the inverse forms.
    """
    return build(
        Fft,
        (operand,),
        {"fft_type": fft_type, "fft_length": fft_length},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
