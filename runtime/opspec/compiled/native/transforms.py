"""Fourier transforms of arrays: one dimension after another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from opspec.compiled.native.fourier import Transform, radices, table, transform_text
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.machine_code import Function, Machine
from opspec.execution.fast_paths.stablehlo.fft import Fourier
from opspec.values.arrays import Array, DType

LARGEST = 1 << 14  # numbers of a transform: the memory of a block of them has to fit a cache
_FEW = 4  # times as many lanes as there are transforms, at most
Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Pass:
    """A dimension transformed, and what comes of it."""

    sums: Transform
    shape: Shape
    dtype: DType


class NativeTransform:
    """Takes an array."""

    what = "transform"

    def __init__(self, passes: list[_Pass], machine: Machine) -> None:
        self._passes = passes
        self._machine = machine
        self._calls: list[tuple[Function, Array, _Pass]] = []

    def texts(self) -> list[KernelText]:
        """Its code: that of each pass."""
        return [transform_text(each.sums, self._machine.target) for each in self._passes]

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        self._calls = [(call, table(each.sums), each) for call, each in zip(calls, self._passes, strict=True)]

    def __call__(self, x: Array) -> Array:
        given = np.ascontiguousarray(x)
        for call, turned, each in self._calls:
            made = np.empty(each.shape, each.dtype)
            call(given, made, turned)
            given = made
        return given


def transform_of(made: Fourier, dtype: DType, machine: Machine) -> NativeTransform | None:
    """A transform of elements of a type by machine code; None where a library does better."""
    passes = _passes(made, dtype)
    lanes = machine.target.vector_bytes // _real(dtype).itemsize
    return NativeTransform(passes, machine) if passes and all(_fits(x.sums, lanes) for x in passes) else None


def _fits(sums: Transform, lanes: int) -> bool:
    if sums.size > LARGEST or radices(sums.size) is None:
        return False
    if sums.side:
        return sums.lines >= lanes
    return min(sums.given, sums.made) >= lanes // 2 and sums.lines * _FEW >= lanes


def _passes(made: Fourier, dtype: DType) -> list[_Pass] | None:
    """Those of each dimension; the one of reals comes first, or last. None where a length of reals is odd."""
    real, inverse = made.kind in ("RFFT", "IRFFT"), made.kind in ("IFFT", "IRFFT")
    single = _real(dtype)
    double = np.result_type(single, np.complex64)
    shape, last = [*made.shape], len(made.shape) - 1
    order = list(range(last, last - len(made.lengths), -1))
    found = []
    for at in order if not inverse else reversed(order):
        size = made.lengths[at - last - 1]
        halved = real and at == last
        if halved and size % 2:
            return None
        side = at != last
        blocks = math.prod(shape[:at]) if side else 1
        lines = math.prod(shape[at + 1 :] if side else shape[:at])
        numbers = size // 2 if halved else size
        scale = 1 / size if inverse else 1.0
        sums = Transform("f32" if single.itemsize == 4 else "f64", numbers, blocks, lines, side, inverse, halved, scale)
        if halved:
            shape[at] = size if inverse else numbers + 1
        found.append(_Pass(sums, tuple(shape), single if halved and inverse else double))
    return found


def _real(dtype: DType) -> DType:
    """Of the parts of complex numbers."""
    return np.dtype(f"f{dtype.itemsize // 2}") if dtype.kind == "c" else dtype
