"""Fast Fourier transforms by SciPy, which takes several rows at once, or by NumPy: in the precision of the operand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from opspec.execution.fast_paths import FastPath
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import Tensor

_NAMES = {"FFT": "fftn", "IFFT": "ifftn", "RFFT": "rfftn", "IRFFT": "irfftn"}


@dataclass(frozen=True, slots=True)
class Fourier:
    """A transform of arrays of a shape over their last dimensions, by a library, which is imported when it is called;
    `lengths`: how many values there are along each of them.
    """

    library: str
    kind: str
    shape: tuple[int, ...]
    lengths: tuple[int, ...]

    def __call__(self, x: Array) -> Array:
        axes = tuple(range(-len(self.lengths), 0))
        transform: Callable[..., Array] = getattr(import_module(self.library), _NAMES[self.kind])
        return transform(x, self.lengths, axes) if self.kind == "IRFFT" else transform(x, axes=axes)


def prepare(operand: Tensor, *, fft_type: str, fft_length: Vec, result: Tensor) -> Fourier | WhyNot:
    if not all((*operand.shape, *result.shape)):
        return "it has no elements"
    shape = tuple(map(int, operand.shape))
    lengths = fft_length if fft_type == "IRFFT" else shape[-len(fft_length) :]
    library = "numpy.fft" if find_spec("scipy") is None else "scipy.fft"
    return Fourier(library, fft_type, shape, tuple(map(int, lengths)))


PATHS = (FastPath("fft", prepare, "SciPy's where it is installed, or NumPy's, in the precision of the operand"),)
