"""Others who know what a program means, behind one interface: the MLIR library, XLA on the CPU, mpmath.

An oracle is asked, never trusted: what it cannot say, and how it failed, is an answer too (`Unsupported`). The
first two run in child processes, because some valid programs end the process that runs them, and JAX is loaded
in a child only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def oracle(name: str, patience_s: float = 60.0) -> Oracle:
    """An oracle by its name, a key of ORACLES; `patience_s`: how long it may take to answer a question."""
    return ORACLES[name](patience_s)


def _library(patience_s: float) -> Oracle:
    from opspec.agreement.oracles.worker import Worker, child_command

    return Worker("library", child_command("library"), patience_s)


def _xla(patience_s: float) -> Oracle:
    from opspec.agreement.oracles.worker import Worker, child_command

    return Worker("xla", child_command("xla"), patience_s)


def _mpmath(_: float) -> Oracle:
    from opspec.agreement.oracles.exact import Exact

    return Exact()


# library: the verifier, the inference and the reference interpreter that StableHLO ships.
ORACLES: Mapping[str, Callable[[float], Oracle]] = {"library": _library, "xla": _xla, "mpmath": _mpmath}
