"""What products of words do with arrays, as plain data: see `array_code`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np

from opspec.compiled.native.array_code import Bound, PiecesCode, Sizes
from opspec.compiled.native.windows import Windows
from opspec.compiled.runners import ArrayType
from opspec.values.arrays import Array, DType, close_array

if TYPE_CHECKING:
    from opspec.compiled.native.machine_code import Function

Held: TypeAlias = Literal["bytes", "pairs", "halves"]
SIGN = 0x80  # of a byte; with it turned, a signed number is an unsigned one that is so much larger


@dataclass(frozen=True, slots=True)
class WordProductCode:
    """Takes two factors, of which a row of the left one, and a column of the right one, has `words`, each of several
    terms (`held`) of so many side by side (`run`). `left` and `right`: dimensions as those of `rows` and `columns`.
    `times`: in how many chunks rows are multiplied; `moved`: signs of the left factor are turned; `turned`: columns lie
    as rows; `as_read`: rows lie as they are read; `windows`: of the left factor, which are rows.
    """

    fused: Held
    left: Sizes
    right: Sizes
    rows: Sizes
    columns: Sizes
    result: ArrayType
    run: int
    words: int
    held: int
    times: int
    moved: bool
    turned: bool
    as_read: bool
    windows: Windows | None

    def bound(self, calls: Sequence[Function], _instead: object) -> Bound:
        (call,) = calls
        return partial(self._run, call)

    @property
    def _whole(self) -> bool:
        """Whether all words are whole."""
        return self.run % self.held == 0

    def _run(self, call: Function, a: Array, b: Array) -> Array:
        dtype, shape = self.result
        result = np.empty(shape, dtype)
        if self.fused == "halves":
            a, b = a.view(np.int16), b.view(np.int16)
        right = self._right(b)
        if self.windows is not None:
            call(self._image(a, self.windows), right, result)
            return result
        rows = a.transpose(self.left).reshape(self.rows)
        if self.times == 1:
            call(self._left(rows), right, result)
            return result
        for some, into in zip(
            np.split(rows, self.times), np.split(result.reshape(len(rows), -1), self.times), strict=True
        ):
            call(self._left(some), right, into)
        return result

    def _image(self, a: Array, windows: Windows) -> Array:
        """The left factor, of which windows are rows."""
        beyond = -self.run % self.held
        if self.moved:
            return windows.image(a.view(np.uint8), np.dtype(np.uint8), SIGN, beyond)
        return windows.image(a, a.dtype if self.fused == "bytes" else np.dtype(np.int16), beyond=beyond)

    def _left(self, rows: Array) -> Array:
        """Rows of the left factor, each of whole words, which may begin at any byte."""
        if self.as_read:
            return close_array(rows)
        terms, dtype = self.run, rows.dtype if self.fused == "bytes" else np.dtype(np.int16)
        room = _room((*rows.shape[:-1], self.words * self.held), dtype, self._whole)
        if self.moved:
            np.bitwise_xor(rows.view(np.uint8), np.uint8(SIGN), out=room.view(np.uint8)[..., :terms])
        else:
            room[..., :terms] = rows
        return room

    def _right(self, b: Array) -> Array:
        """The right factor, turned or not, with the terms of whole words."""
        terms = self.run
        *many, _, columns = self.columns
        if self.windows is not None:
            many = [math.prod(size for size, _ in self.windows.runs)]
        x = b.transpose(self.right).reshape(*many, terms, columns)
        if self._whole:
            return close_array(x.swapaxes(-1, -2) if self.turned else x)
        padded = self.words * self.held
        room = _room((*many, columns, padded) if self.turned else (*many, padded, columns), x.dtype, whole=False)
        inside = room.swapaxes(-1, -2) if self.turned else room
        inside[..., :terms, :] = x
        return room


def _room(shape: Sequence[int], dtype: DType, whole: bool) -> Array:
    """Memory for a factor, with zeros for terms that it lacks."""
    return (np.empty if whole else np.zeros)(tuple(shape), dtype)


@dataclass(frozen=True, slots=True)
class WindowsCode:
    """Takes an image, as numbers of a type, and a kernel, and multiplies windows by that."""

    windows: Windows
    held: DType
    product: PiecesCode

    def bound(self, calls: Sequence[Function], instead: object) -> Bound:
        return partial(self._run, self.product.bound(calls, instead))

    def _run(self, product: Bound, x: Array, w: Array) -> Array | tuple[Array, ...] | None:
        return product(self.windows.image(x, self.held), w)
