"""Windows of an image as the rows of a matrix, which is nowhere: elements that lie side by side in windows do so in the
image.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from opspec.compiled.recycled import new_array
from opspec.execution.fast_paths.stablehlo.convolution import Convolution
from opspec.values.arrays import Array, DType, close_array

Steps: TypeAlias = "tuple[tuple[int, int], ...]"  # sizes, and how many elements one place is from the next one


@dataclass(frozen=True, slots=True)
class Windows:
    """Of an image of a `shape`, with features last, of what is given each so many places, and zeros before (`low`) and
    behind that. A row is some runs, each of `run` elements side by side.
    """

    each: tuple[int, ...]
    low: tuple[int, ...]
    shape: tuple[int, ...]
    rows: Steps
    runs: Steps
    run: int

    @staticmethod
    def of(made: Convolution) -> Windows:
        """Of a convolution of images that have features last, and no gaps."""
        window, (batch, *_, channels) = made.window, made.lhs
        # Windows of one place leave out those between them.
        each = [
            stride if size == 1 and low == 0 else 1
            for stride, size, low in zip(window.stride, window.size, window.low, strict=True)
        ]
        strides = [stride // by for stride, by in zip(window.stride, each, strict=True)]
        reach = [
            (out - 1) * stride + (size - 1) * spread + 1
            for out, stride, size, spread in zip(window.out, strides, window.size, window.spread, strict=True)
        ]
        shape = batch, *reach, channels
        first, *steps = (math.prod(shape[at + 1 :]) for at in range(len(reach) + 1))
        rows = [(batch, first), *zip(window.out, _products(steps, strides), strict=True)]
        terms = _joined([*zip(window.size, _products(steps, window.spread), strict=True), (channels, 1)])
        run, runs = (terms[-1][0], terms[:-1]) if terms and terms[-1][1] == 1 else (1, terms)
        return Windows((1, *each, 1), (0, *window.low, 0), shape, _joined(rows), runs, run)

    @property
    def count(self) -> int:
        """Elements of the image."""
        return math.prod(self.shape)

    def image(self, x: Array, dtype: DType, turned: int = 0, beyond: int = 0) -> Array:
        """The image as numbers of a type, or with some bits of integers turned, and memory beyond it."""
        x = x[tuple(slice(None, None, step) for step in self.each)]
        whole = x.shape == self.shape and not any(self.low)
        if whole and x.dtype == dtype and not turned and not beyond:
            return close_array(x)
        room = new_array((self.count + beyond,), dtype)
        if beyond or not whole:
            room.fill(turned)
        there, here = [], []
        for size, low, length in zip(self.shape, self.low, x.shape, strict=True):
            begin = min(max(low, 0), size)
            end = max(min(low + length, size), begin)
            there.append(slice(begin, end))
            here.append(slice(begin - low, end - low))
        inside = room[: self.count].reshape(self.shape)[tuple(there)]
        if turned:
            np.bitwise_xor(x[tuple(here)], dtype.type(turned), out=inside)
        else:
            inside[...] = _converted(x[tuple(here)], dtype)
        return room


def _converted(x: Array, dtype: DType) -> Array:
    """Integers as they are; floats of a byte become those of 16 bits by a table, which is faster than one by one."""
    if x.dtype == dtype or x.dtype.kind in "iu":
        return x
    values = np.arange(1 << 8, dtype=np.uint8).view(x.dtype).astype(dtype)
    return values.view(np.uint16).take(x.view(np.uint8)).view(dtype)


def _products(steps: Sequence[int], factors: Sequence[int]) -> list[int]:
    return [step * factor for step, factor in zip(steps, factors, strict=True)]


def _joined(steps: Sequence[tuple[int, int]]) -> Steps:
    """With dimensions as one along which places go on evenly."""
    found: list[tuple[int, int]] = []
    for size, step in steps:
        if found and found[-1][1] == size * step:
            found[-1] = found[-1][0] * size, step
        elif size > 1:
            found.append((size, step))
    return tuple(found)
