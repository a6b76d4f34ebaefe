"""The slots of a function: which buffer stands where, for how long, and where in memory that is theirs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from opspec.compiled.native.scratch import SlotLife, offsets_of
from opspec.compiled.nodes import Buffer


@dataclass
class SlotTable:
    """`buffers`: the first of each slot; `step`: the one that is written; `exchanging`: slots that get the addresses of
    one another.
    """

    buffers: list[Buffer] = field(default_factory=list)
    step: int = 0
    exchanging: list[set[int]] = field(default_factory=list)
    _lives: list[tuple[int, int]] = field(default_factory=list)  # the first and the last step that asks for a slot
    _numbers: dict[Buffer, int] = field(default_factory=dict)

    def of(self, buffer: Buffer) -> int:
        """The slot of a buffer."""
        if buffer not in self._numbers:
            self._numbers[buffer] = self.more(buffer)
        slot = self._numbers[buffer]
        self._lives[slot] = self._lives[slot][0], self.step
        return slot

    def more(self, like: Buffer) -> int:
        """Memory of the size of a buffer."""
        self.buffers.append(like)
        self._lives.append((self.step, self.step))
        return len(self.buffers) - 1

    def share(self, buffer: Buffer, slot: int) -> None:
        """A buffer stands where another one does."""
        self._numbers[buffer] = slot

    def exchange(self, slots: set[int]) -> None:
        """Slots get the addresses of one another."""
        met = [group for group in self.exchanging if group & slots]
        if slots:
            self.exchanging = [*(group for group in self.exchanging if group not in met), slots.union(*met)]

    def offsets(self, held: Collection[int]) -> tuple[dict[int, int], int]:
        """Where in the memory that is not held slots are, and how much there is."""
        lives = {slot: life for slot, life in enumerate(self._lives) if slot not in held}
        for group in self.exchanging:  # an address is needed as long as any slot that it may have come to
            firsts, lasts = zip(*(self._lives[slot] for slot in group), strict=True)
            lives |= dict.fromkeys(group & lives.keys(), (min(firsts), max(lasts)))
        found, size = offsets_of([SlotLife(self.buffers[slot].bytes, *life) for slot, life in lives.items()])
        return dict(zip(lives, found, strict=True)), size
