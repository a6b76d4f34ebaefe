"""Fast Fourier transforms by NumPy, which computes in single precision where it is given single precision."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import Tensor

TRANSFORMS: dict[str, Callable[..., Array]] = {"FFT": np.fft.fftn, "IFFT": np.fft.ifftn, "RFFT": np.fft.rfftn}


def prepare(operand: Tensor, *, fft_type: str, fft_length: Vec, result: Tensor) -> Function | WhyNot:
    if not all((*operand.shape, *result.shape)):
        return "it has no elements"
    axes = tuple(range(-len(fft_length), 0))
    if fft_type == "IRFFT":
        sizes = tuple(fft_length)
        return lambda x: np.fft.irfftn(x, sizes, axes)
    transform = TRANSFORMS[fft_type]
    return lambda x: transform(x, axes=axes)


PATHS = (FastPath("fft.numpy", prepare, "np.fft, in the precision of the operand"),)
