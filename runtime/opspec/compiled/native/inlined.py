"""What machine code does in the place of a library, as kernels of a loop that is one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from opspec.compiled.loops import Call
from opspec.compiled.native.kernels import NAME, KernelText
from opspec.compiled.native.machine_code import Function
from opspec.compiled.nodes import Buffer
from opspec.values.arrays import Array
from opspec.values.types import Tensor

Slots = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LoopPiece:
    """A kernel: its text, by its name and where its memory stands. `memory`: operands of the op by their number,
    results behind them, and what is needed meanwhile as a buffer.
    """

    text: Callable[[str, Slots], KernelText]
    memory: tuple[int | Buffer, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Inlined:
    """The kernels, one after another; who runs the loop step by step calls the library."""

    pieces: Sequence[LoopPiece]
    library: Call

    def __call__(self, *given: object) -> object:
        return self.library(*given)


class PieceByPiece:
    """Takes arrays; `what`: it computes, into `results`."""

    def __init__(self, what: str, pieces: Sequence[LoopPiece], results: Sequence[Tensor]) -> None:
        self.what = what
        self._pieces = pieces
        self._results = results
        self._calls: Sequence[Function] = ()

    def texts(self) -> list[KernelText]:
        """Its code: that of each piece."""
        return [piece.text(NAME, tuple(range(len(piece.memory)))) for piece in self._pieces]

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        self._calls = calls

    def pieces(self) -> Sequence[LoopPiece]:
        """The same for a loop."""
        return self._pieces

    def __call__(self, *arrays: Array) -> tuple[Array, ...]:
        made = tuple(np.empty(tuple(x.shape), x.element.dtype) for x in self._results)
        memory: dict[int | Buffer, Array] = dict(enumerate((*map(np.ascontiguousarray, arrays), *made)))
        for call, piece in zip(self._calls, self._pieces, strict=True):
            for place in piece.memory:
                if isinstance(place, Buffer) and place not in memory:
                    memory[place] = np.empty(place.size, place.element.dtype)
            call(*[memory[place] for place in piece.memory])
        return made
