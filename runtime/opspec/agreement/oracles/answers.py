"""What an oracle is asked and answers, and what its child is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from opspec.values.arrays import Array
from opspec.values.types import Tensor

# What became of a question: the oracle says that it cannot answer; its process ended; it took too long; what it
# said cannot be read.
DECLINES, DIES, HANGS, GARBLES = "declines", "dies", "hangs", "garbles"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an oracle takes a program for a valid one; the reason where it does not."""

    accepted: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """There is no answer: `how` is one of declines, dies, hangs and garbles."""

    reason: str
    how: str = DECLINES

    def __str__(self) -> str:
        return f"{self.how}: {self.reason}"


class Oracle(Protocol):
    """`program` is MLIR text with a function @main of static types, whose ops are in generic form."""

    @property
    def name(self) -> str: ...

    def accepts(self, program: str, /) -> Verdict | Unsupported:
        """Whether the program is valid."""

    def infer(self, program: str, /) -> tuple[Tensor, ...] | Unsupported:
        """The types of what the last op of @main gives, from its operands and attributes alone."""

    def run(self, program: str, inputs: Sequence[Array], /) -> tuple[Array, ...] | Unsupported:
        """What @main gives for these arguments."""

    def close(self) -> None:
        """End the oracle's process, if it has one. The next question starts it again."""


class Declined(Exception):
    """Raised in a child: the oracle cannot answer."""
