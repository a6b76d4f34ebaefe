"""Fast Fourier transforms by SciPy, which takes several rows at once, or by NumPy: in the precision of the operand."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import Tensor

_NAMES = {"FFT": "fftn", "IFFT": "ifftn", "RFFT": "rfftn"}


def by_scipy(operand: Tensor, *, fft_type: str, fft_length: Vec, result: Tensor) -> Function | WhyNot:
    try:
        library = import_module("scipy.fft")
    except ModuleNotFoundError:
        return "SciPy is not installed"
    return _by(library, operand, fft_type, fft_length, result)


def by_numpy(operand: Tensor, *, fft_type: str, fft_length: Vec, result: Tensor) -> Function | WhyNot:
    return _by(np.fft, operand, fft_type, fft_length, result)


def _by(library: ModuleType, operand: Tensor, fft_type: str, fft_length: Vec, result: Tensor) -> Function | WhyNot:
    if not all((*operand.shape, *result.shape)):
        return "it has no elements"
    axes = tuple(range(-len(fft_length), 0))
    if fft_type == "IRFFT":
        sizes = tuple(fft_length)
        return lambda x: library.irfftn(x, sizes, axes)
    transform: Callable[..., Array] = getattr(library, _NAMES[fft_type])
    return lambda x: transform(x, axes=axes)


PATHS = (
    FastPath("fft.scipy", by_scipy, "scipy.fft, in the precision of the operand, where SciPy is installed"),
    FastPath("fft.numpy", by_numpy, "np.fft, in the precision of the operand"),
)
