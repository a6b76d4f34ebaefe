"""What machine code does in the place of a library, as kernels of a loop that is one function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from opspec.compiled.loops import Call
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.nodes import Buffer

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
