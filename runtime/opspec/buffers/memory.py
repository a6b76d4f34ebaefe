"""A program over memory: what is allocated, freed, viewed and written in place, in order.

A value lies in memory, as a whole or as a view of it. A step reads and writes places; what a place is when, says the
order of the steps. Nothing here names MLIR: `text` prints it, `timeline` counts its bytes.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from opspec.programs.records import ModuleView, View
from opspec.values.types import Other, Tensor

KERNEL = "opspec.kernel"  # what a kernel is called where ops are named
Kind: TypeAlias = Literal["argument", "constant", "allocated", "handed"]


@dataclass(frozen=True, slots=True, eq=False)
class Memory:
    """Memory of one tensor in row-major order. `kind`: the caller's, the program's own, allocated by a step, or handed
    on by a loop or a branch.
    """

    number: int
    type: Tensor
    kind: Kind

    @property
    def nbytes(self) -> int:
        """How many bytes it takes."""
        return math.prod(self.type.shape) * self.type.element.dtype.itemsize


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Where a value lies: all of some memory in its order, or elements of it, `offset` elements in and `strides` apart.
    `shown`: it is a view, of another shape for one.
    """

    memory: Memory
    type: Tensor
    strides: tuple[int, ...] | None = None
    offset: int = 0
    shown: bool = False

    @property
    def whole(self) -> bool:
        """Whether it is all of its memory, in its order."""
        return self.strides is None


@dataclass(frozen=True, slots=True, eq=False)
class Passed:
    """A value that is in no memory: a token."""

    number: int
    type: Other


Operand: TypeAlias = Place | Passed


@dataclass(frozen=True, slots=True, eq=False)
class Allocate:
    memory: Memory


@dataclass(frozen=True, slots=True, eq=False)
class Free:
    memory: Memory


@dataclass(frozen=True, slots=True, eq=False)
class Copy:
    source: Place
    target: Place


@dataclass(frozen=True, slots=True, eq=False)
class Show:
    """A value that is there already: a view of the operand, or a constant, which has none."""

    view: View
    operand: Place | None
    result: Place


@dataclass(frozen=True, slots=True, eq=False)
class RunOp:
    """An op: what it reads, and where it writes. `free`: what its regions read besides, by the numbers of the values.
    A result that lies where an operand lies is an update in place. `scratch`: memory that only this step uses.
    """

    view: View
    operands: tuple[Operand, ...]
    results: tuple[Operand, ...]
    free: tuple[tuple[int, Place], ...] = ()
    scratch: tuple[Memory, ...] = ()

    @property
    def updated(self) -> tuple[Place, ...]:
        """The places that are updated."""
        read = {operand.memory for operand in self.operands if isinstance(operand, Place)}
        return tuple(x for x in self.results if isinstance(x, Place) and x.memory in read)


class KernelView(View):
    """Ops that one kernel does, as an op: from the values `operands`, which it loads, to `results`, which it stores."""

    __slots__ = ("ops",)

    ops: tuple[View, ...]

    def __init__(
        self, module: ModuleView, ops: Sequence[View], operands: Sequence[int], results: Sequence[int]
    ) -> None:
        last = ops[-1]
        self.module, self.name, self.parent, self.regions = module, KERNEL, last.parent, ()
        self.ops, self.operands, self.results = tuple(ops), tuple(operands), tuple(results)
        self.operand_types = tuple(module.types[number] for number in operands)
        self.result_types = tuple(module.types[number] for number in results)
        self._attributes, self._location = None, last.location


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """Steps that are run as they stand: what they take, and what they hand on."""

    arguments: tuple[Operand, ...]
    steps: tuple[Step, ...]
    results: tuple[Operand, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Repeat:
    """A loop. It takes over what it carries, and hands it on at the end."""

    view: View
    operands: tuple[Operand, ...]
    results: tuple[Operand, ...]
    sections: tuple[Section, Section]  # the condition, which owns nothing, and the body


@dataclass(frozen=True, slots=True, eq=False)
class ChooseSection:
    """One section of several. Each frees or hands on what the choice takes over."""

    view: View
    operand: Operand
    results: tuple[Operand, ...]
    sections: tuple[Section, ...]


Step: TypeAlias = Allocate | Free | Copy | Show | RunOp | Repeat | ChooseSection


@dataclass(frozen=True, slots=True, eq=False)
class BufferProgram:
    """A function: its body, and the number of all memories."""

    name: str
    body: Section
    memories: tuple[Memory, ...]


def steps_of(section: Section) -> Iterator[Step]:
    """All steps, those inside of loops and branches behind the step that has them."""
    for step in section.steps:
        yield step
        if isinstance(step, Repeat | ChooseSection):
            for inner in step.sections:
                yield from steps_of(inner)
