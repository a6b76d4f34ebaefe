"""Inference of stablehlo.fft: Discrete Fourier transform over the last dimensions, forward or
inverse, of complex or real values.
"""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head


def infer(
    solve: Solver,
    operand: Tensor,
    fft_type: str,
    fft_length: Vec,
    T: Element | None,
    S: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    L = lazily(lambda: len(fft_length))
    batch = lazily(lambda: rank(operand) - L())
    result = solve(
        C7=lambda: (
            shape(operand)
            if fft_type == "FFT" or fft_type == "IFFT"
            else cat(head(shape(operand), batch()), fft_length)
            if fft_type == "IRFFT"
            else cat(
                head(shape(operand), rank(operand) - 1),
                Vec([0 if fft_length[L() - 1] == 0 else fft_length[L() - 1] // 2 + 1]),
            )
        ),
    )
    return (result,)
