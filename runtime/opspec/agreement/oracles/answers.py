"""What an oracle is asked and answers, and what its child is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from opspec.values.arrays import Array
from opspec.values.types import Tensor

# What became of a question: the oracle says that it cannot answer; its process ended; it took too long; what it
# said cannot be read.
DECLINES, DIES, HANGS, GARBLES = "declines", "dies", "hangs", "garbles"
# Who declined, where a program has to pass several: what starts the oracle; who reads programs; who carries them to
# the backend; who compiles; who runs.
STARTS, READS, CARRIES, COMPILES, RUNS = "starts", "reads", "carries", "compiles", "runs"

Grid = tuple[int, int]  # how many replicas run a program, and how many partitions each has
ALONE: Grid = (1, 1)
_COLOURS = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_UNPRINTABLE = re.compile(r"[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an oracle takes a program for a valid one; the reason where it does not."""

    accepted: bool
    reason: str = ""
    stage: str = ""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """There is no answer: `how` is one of declines, dies, hangs and garbles; `stage`: who declined, if known."""

    reason: str
    how: str = DECLINES
    stage: str = ""

    def __str__(self) -> str:
        return f"{self.how}: {self.reason}"


class Oracle(Protocol):
    """`program` is MLIR text, or bytecode, with a function @main of static types; ops of text are in generic form."""

    @property
    def name(self) -> str: ...

    def accepts(self, program: str | bytes, /) -> Verdict | Unsupported:
        """Whether the program is valid."""

    def infer(self, program: str, /) -> tuple[Tensor, ...] | Unsupported:
        """The types of what the last op of @main gives, from its operands and attributes alone."""

    def run(self, program: str | bytes, inputs: Sequence[Array], /) -> tuple[Array, ...] | Unsupported:
        """What @main gives for these arguments."""

    def close(self) -> None:
        """End the oracle's process, if it has one. The next question starts it again."""


def plain(text: str) -> str:
    """What others say as text that terminals, files and XML can hold: without colours and what is no character."""
    return _UNPRINTABLE.sub("?", _COLOURS.sub("", text))


class Declined(Exception):
    """Raised in a child: the oracle cannot answer; `stage` as that of Unsupported."""

    def __init__(self, reason: str, stage: str = "") -> None:
        super().__init__(reason)
        self.stage = stage
