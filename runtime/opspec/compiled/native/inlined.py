"""What machine code does in the place of a library, as kernels of a loop that is one function."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.calls import NAME
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.words import Fused
from opspec.compiled.nodes import Buffer
from opspec.compiled.one_function import Call
from opspec.compiled.plan import Kernel, Library, Loop, written_by
from opspec.compiled.runners import array_type
from opspec.values.types import Tensor

SlotNumbers = tuple[int, ...]
_NONE: Mapping[int, int] = MappingProxyType({})


def piece_text(kernel: Kernel, target: InstructionSet, name: str, slots: SlotNumbers, fuses: Fused = "") -> KernelText:
    """A kernel whose buffers have the numbers of what stands in these slots."""
    return kernel_text(kernel, target, name, lambda buffer: slots[buffer.number], fuses=fuses)


@dataclass(frozen=True, slots=True)
class LoopPiece:
    """A kernel: its text, by its name and where its memory stands. `memory`: operands of the op by their number,
    results behind them, and what is needed meanwhile as a buffer. `lays_out`: it only puts what it is given into the
    last of this as it is read later, and nobody else writes there.
    """

    text: Callable[[str, SlotNumbers], KernelText]
    memory: tuple[int | Buffer, ...]
    lays_out: bool = False


@dataclass(slots=True)
class LaidBefore:
    """What was done of a library in front of the loop that calls it, and the slots where that stands."""

    slots: dict[int | Buffer, int] = field(default_factory=dict)
    pieces: list[LoopPiece] = field(default_factory=list)


def laid_out_before(
    loop: Loop, pieces: Mapping[Library, Sequence[LoopPiece]]
) -> Iterator[tuple[Library, LoopPiece, list[Buffer]]]:
    """The pieces in a loop that lay out what never changes there, and what they read."""
    body = loop.body
    changing = {buffer for at, buffer in enumerate(body.arguments) if at not in loop.kept}
    changing |= {buffer for step in body.steps for buffer in written_by(step)}
    for step in (step for step in body.steps if isinstance(step, Library)):
        for piece in (piece for piece in pieces.get(step, ()) if piece.lays_out):
            read = [step.operands[at] for at in piece.memory[:-1] if isinstance(at, int)]
            if changing.isdisjoint(read):
                yield step, piece, read


@dataclass(frozen=True, slots=True, eq=False)
class Inlined:
    """The kernels, one after another; who runs the loop step by step calls the library."""

    pieces: Sequence[LoopPiece]
    library: Call

    def __call__(self, *given: object) -> object:
        return self.library(*given)


class PieceByPiece:
    """`what`: it computes, into `results`. `single`: it gives its result, and not a sequence of one. `reused`: for an
    operand the result that may lie in its memory.
    """

    def __init__(
        self,
        what: str,
        pieces: Sequence[LoopPiece],
        operands: int,
        results: Sequence[Tensor],
        single: bool = False,
        reused: Mapping[int, int] = _NONE,
    ) -> None:
        self.what = what
        self._pieces = pieces
        made = list(map(array_type, results))
        held = dict.fromkeys(place for piece in pieces for place in piece.memory if isinstance(place, Buffer))
        numbers = {place: operands + len(made) + at for at, place in enumerate(held)}
        memory = (*made, *((place.element.dtype, (place.size,)) for place in held))
        places = tuple(tuple(x if isinstance(x, int) else numbers[x] for x in piece.memory) for piece in pieces)
        self.code = PiecesCode(memory, len(made), places, single, dict(reused))

    def texts(self) -> list[KernelText]:
        """Its code: that of each piece."""
        return [piece.text(NAME, tuple(range(len(piece.memory)))) for piece in self._pieces]

    def pieces(self) -> Sequence[LoopPiece]:
        """The same for a loop."""
        return self._pieces
