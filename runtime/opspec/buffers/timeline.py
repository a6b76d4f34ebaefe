"""When memory is there: what each step finds alive, in bytes, and how long each memory lives.

A loop is looked at for one turn; of branches the one that needs most counts. Time is the number of a step, those of
loops and branches behind the step that has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from opspec.buffers.memory import (
    Allocate,
    BufferProgram,
    ChooseSection,
    Free,
    Memory,
    Place,
    Repeat,
    RunOp,
    Section,
    Step,
)


@dataclass(slots=True)
class Life:
    """Memory from the step that begins it up to the one that ends it, both included, and the steps that write it."""

    memory: Memory
    begin: int
    end: int = -1
    written: list[Step] = field(default_factory=list)
    updated: int = 0


@dataclass(frozen=True, slots=True)
class StepSpan:
    """The steps of a loop or a branch."""

    step: Repeat | ChooseSection
    begin: int
    end: int


@dataclass(slots=True)
class Timeline:
    """`live`: the bytes that each step finds or makes, without arguments and constants."""

    steps: list[Step] = field(default_factory=list)
    live: list[int] = field(default_factory=list)
    lives: dict[Memory, Life] = field(default_factory=dict)
    spans: list[StepSpan] = field(default_factory=list)
    arguments: int = 0
    constants: int = 0

    @property
    def peak(self) -> int:
        """The most bytes at one time, arguments and constants left out."""
        return max(self.live, default=0)

    @property
    def at_peak(self) -> int:
        """The first step that has that many."""
        return self.live.index(self.peak) if self.live else 0


def timeline(program: BufferProgram) -> Timeline:
    """The whole run of a function."""
    found = Timeline()
    for memory in program.memories:
        if memory.kind == "constant":
            found.constants += memory.nbytes
            found.lives[memory] = Life(memory, 0)
    for place in _places(program.body.arguments):
        if place.memory.kind == "argument":
            found.arguments += place.memory.nbytes
        found.lives[place.memory] = Life(place.memory, 0)
    donated = sum(x.memory.nbytes for x in _places(program.body.arguments) if x.memory.kind == "handed")
    _Walk(found).section(program.body, donated)
    last = len(found.steps) - 1
    for life in found.lives.values():
        life.end = last if life.end < 0 else life.end
    return found


class _Walk:
    def __init__(self, found: Timeline) -> None:
        self._found = found

    def section(self, section: Section, live: int) -> int:
        """Walk the steps, `live` bytes being there at first; gives what is there at the end."""
        for step in section.steps:
            live = self._step(step, live)
        return live

    def _step(self, step: Step, live: int) -> int:
        found, at = self._found, len(self._found.steps)
        found.steps.append(step)
        found.live.append(live)
        match step:
            case Allocate(memory=memory):
                found.lives[memory] = Life(memory, at)
                found.live[at] = live + memory.nbytes
                return live + memory.nbytes
            case Free(memory=memory):
                found.lives[memory].end = at
                return live - memory.nbytes
            case RunOp():
                for place in _places(step.results):
                    found.lives[place.memory].written.append(step)
                    found.lives[place.memory].updated += place in step.updated
            case Repeat():
                self._end(step.operands, at)
                self._begin(step.sections[1].arguments, at)
                tested = self.section(step.sections[0], live)
                tested -= sum(x.memory.nbytes for x in _places(step.sections[0].results))
                self._end(step.sections[0].results, len(found.steps) - 1)
                live = self.section(step.sections[1], tested)
                self._close(step, at, [step.sections[1]])
            case ChooseSection():
                live = max(self.section(section, live) for section in step.sections)  # they end alike
                self._close(step, at, step.sections)
        return live

    def _close(self, step: Repeat | ChooseSection, at: int, sections: tuple[Section, ...] | list[Section]) -> None:
        end = len(self._found.steps) - 1
        for section in sections:
            self._end(section.results, end)
        self._begin(step.results, end)
        self._found.spans.append(StepSpan(step, at, end))

    def _begin(self, operands: tuple[object, ...], at: int) -> None:
        for place in _places(operands):
            self._found.lives[place.memory] = Life(place.memory, at)

    def _end(self, operands: tuple[object, ...], at: int) -> None:
        for place in _places(operands):
            self._found.lives[place.memory].end = at


def _places(operands: tuple[object, ...]) -> Iterator[Place]:
    return (x for x in operands if isinstance(x, Place))
