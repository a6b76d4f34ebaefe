"""What becomes of the ops of a block: groups of kernels, loops that are one function, and what is left to libraries."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.compiled.builders import LibraryCode
from opspec.compiled.joining import Joined
from opspec.compiled.one_function import OneFunction
from opspec.compiled.plan import Loop, Plan
from opspec.compiled.runners import FunctionRunner, Runner
from opspec.programs.records import Block, View


@dataclass(frozen=True, slots=True, eq=False)
class KernelGroup:
    """Kernels that run one after another, as one function of arrays; `views`: the ops that they do."""

    plan: Plan
    views: tuple[View, ...]
    runner: Runner


@dataclass(frozen=True, slots=True, eq=False)
class BuiltGroup:
    """A group that is built, and of which the plan is forgotten."""

    views: tuple[View, ...]
    runner: Runner


@dataclass(frozen=True, slots=True, eq=False)
class Left:
    """An op that is no kernel's, and why; `code`: what computes it in the place of a library."""

    view: View
    why: str
    code: LibraryCode | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Looped:
    """A loop that is one function, with the kernels of its blocks in it."""

    view: View
    whole: OneFunction
    runner: FunctionRunner

    @property
    def loop(self) -> Loop:
        """What it does, as a step."""
        loop = self.whole.loop
        assert loop is not None
        return loop


@dataclass(frozen=True, slots=True, eq=False)
class FusedBlock:
    """What became of the ops of a block, in order. `ops`: all but constants, and what returns; `joined`: the function
    that does all steps.
    """

    block: Block
    ops: tuple[View, ...]
    steps: tuple[KernelGroup | BuiltGroup | Looped | Left, ...]
    joined: Joined | None = None
