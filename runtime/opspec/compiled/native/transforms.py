"""Fourier transforms of arrays: one dimension after another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from opspec.compiled.native.array_code import Pass, TransformCode
from opspec.compiled.native.fourier import lanes_of, transform_text
from opspec.compiled.native.fourier_tables import Transform, radices, table_size
from opspec.compiled.native.inlined import LoopPiece
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.nodes import FEW, Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.runners import ArrayType
from opspec.execution.fast_paths.stablehlo.fft import Fourier
from opspec.values.arrays import DType

LARGEST = 1 << 14  # numbers of a transform: the memory of a block of them has to fit a cache
_LONG, _BESIDE = 1 << 11, 4  # numbers of a transform that is a library's, if fewer are beside it
_ALONE, _FEW = 1 << 8, 8  # numbers from which on one of fewer transforms is done in two, as all of `_LONG` are
_HELD = 1 << 15  # numbers of a table that is text
Shape = tuple[int, ...]


class NativeTransform:
    """Of an array, a dimension in each pass."""

    what = "transform"

    def __init__(self, passes: Sequence[Pass], machine: Machine) -> None:
        self._machine = machine
        self.code = TransformCode(tuple(passes))

    def texts(self) -> list[KernelText]:
        """Its code: that of each pass."""
        return [transform_text(each.sums, self._machine.target) for each in self.code.passes]

    def pieces(self) -> list[LoopPiece] | None:
        """The same for a loop; None where a table would be much text."""
        passes = self.code.passes
        if any(table_size(each.sums) > _HELD for each in passes):
            return None
        between = [Buffer(-1 - at, MACHINE[each.sums.element], _parts_of(*each.made)) for at, each in enumerate(passes)]
        memory: list[int | Buffer] = [0, *between[:-1], 1]
        texts = [partial(transform_text, each.sums, self._machine.target) for each in passes]
        return [LoopPiece(text, (memory[at], memory[at + 1])) for at, text in enumerate(texts)]


def _parts_of(dtype: DType, shape: Shape) -> int:
    """How many numbers an array has, a complex one being two."""
    return math.prod(shape) * (1 + (dtype.kind == "c"))


def _is_in_place(sums: Transform, target: InstructionSet) -> bool:
    """Whether each block of lines may be written where it was read: none is read twice, as where the last lanes would
    lie beyond the last line.
    """
    lanes = lanes_of(sums, target)
    return not (sums.whole or sums.real or (sums.lines > lanes and sums.lines % lanes))


def transform_of(made: Fourier, dtype: DType, machine: Machine) -> NativeTransform | None:
    """A transform of elements of a type by machine code; None where a library does better, or a kernel, of whose few
    terms the turns are constants.
    """
    target, passes = machine.target, _passes(made, dtype) if math.prod(made.lengths) > FEW else None
    if not passes or not all(_fits(sums, target) for sums, _ in passes):
        return None
    return NativeTransform([Pass(sums, into, _is_in_place(sums, target)) for sums, into in passes], machine)


def _fits(sums: Transform, target: InstructionSet) -> bool:
    if sums.size > LARGEST or radices(sums.size) is None:
        return False
    return lanes_of(sums, target) > 1 and (sums.size <= _LONG or sums.lines >= _BESIDE)


def _passes(made: Fourier, dtype: DType) -> list[tuple[Transform, ArrayType]] | None:
    """Those of each dimension, and what comes of each; the one of reals comes first, or last. None where a length of
    reals is odd.
    """
    real, inverse = made.kind in ("RFFT", "IRFFT"), made.kind in ("IFFT", "IRFFT")
    single = _real(dtype)
    double = np.result_type(single, np.complex64)
    shape, last = [*made.shape], len(made.shape) - 1
    order = list(range(last, last - len(made.lengths), -1))
    found: list[tuple[Transform, ArrayType]] = []
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
        parts = _parts(size) if not (side or halved) and size >= (_ALONE if lines < _FEW else _LONG) else None
        if parts is not None:
            found += [(x, (double, tuple(shape))) for x in _in_two(sums, *parts)]
            continue
        found.append((sums, (single if halved and inverse else double, tuple(shape))))
    return found


def _parts(size: int) -> tuple[int, int] | None:
    """Two factors of a size, as near to each other as there are; None where one would be few numbers."""
    first = next(x for x in range(math.isqrt(size), 0, -1) if size % x == 0)
    return (first, size // first) if first >= _FEW else None


def _in_two(sums: Transform, first: int, second: int) -> tuple[Transform, Transform]:
    """A transform as those of the columns and of the rows of a matrix."""
    each = replace(sums, blocks=sums.lines, whole=sums.size)
    return (
        replace(each, size=first, lines=second, side=True, scale=1.0),
        replace(each, size=second, lines=first),
    )


def _real(dtype: DType) -> DType:
    """Of the parts of complex numbers."""
    return np.dtype(f"f{dtype.itemsize // 2}") if dtype.kind == "c" else dtype
