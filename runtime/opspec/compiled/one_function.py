"""Loops, and whole functions of a program, as steps of a plan: all that they do, to be one function of arrays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.compiled.building import Nodes
from opspec.compiled.elements import NoNodes, plain
from opspec.compiled.in_place import in_place, with_fewer_copies
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Branch, Library, Loop, PlanBlock, Step, read_by, read_in, written_by
from opspec.compiled.runners import LibraryRunner
from opspec.compiled.unchanging import in_front
from opspec.compiled.values import buffer_for
from opspec.compiled.written_out import rows_written_out
from opspec.execution import block_nodes
from opspec.programs.records import ModuleView
from opspec.refinement.analysed_program import acts
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Tensor

Call = Callable[..., object]  # of arrays: what runs an op that no kernel computes


@dataclass(frozen=True, slots=True, eq=False)
class OneFunction:
    """Steps, and the buffers that hold what they give. `given`: the values of the program that they read, which number
    buffers too; `types`: what buffers hold; `calls`: what runs the library steps. `leaves`: it is a loop, of any size,
    and gives the memory in which that leaves its values.
    """

    steps: tuple[Step, ...]
    results: tuple[Buffer, ...]
    given: tuple[int, ...]
    types: Mapping[Buffer, Tensor]
    calls: Mapping[Library, Call] = field(default_factory=dict)
    leaves: bool = False

    @property
    def loop(self) -> Loop | None:
        """The loop that it is."""
        return next((step for step in self.steps if isinstance(step, Loop)), None) if self.leaves else None

    @property
    def movable(self) -> Mapping[Buffer, int]:
        """What a loop carries and may begin where it lies, by its position among what is given."""
        loop = self.loop
        if loop is None:
            return {}
        return {loop.carried[at]: self.given.index(loop.initial[at].number) for at in loop.movable}


@dataclass(frozen=True, slots=True, eq=False)
class StepParts:
    """What a step of a block is made of, where that is known."""

    steps: Sequence[Step]
    types: Mapping[Buffer, Tensor]
    calls: Mapping[Library, Call] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class _OnCopies:
    """What somebody else wrote may keep what it was given, and a loop writes over it."""

    call: Call

    def __call__(self, *given: object) -> object:
        return self.call(*(x.copy() if isinstance(x, np.ndarray) else x for x in given))


class Assembly:
    """Puts together what a loop does. `stages`: see `Values`; `made`: what steps that kernels or loops took the place
    of are made of.
    """

    def __init__(
        self,
        module: ModuleView,
        nodes: Nodes,
        stages: Iterator[int],
        made: Callable[[block_nodes.OpStep], StepParts | None],
    ) -> None:
        self._module = module
        self._nodes = nodes
        self._made = made
        self._types: dict[Buffer, Tensor] = {}
        self._calls: dict[Library, Call] = {}
        self._stages = stages

    def whole(self, node: block_nodes.BlockLoop) -> OneFunction:
        """The loop; raises `NoNodes` with the reason where it is none that a function of arrays does."""
        steps = self._loop(node)
        *_, loop = steps
        assert isinstance(loop, Loop)
        read = read_in(PlanBlock(tuple(steps), loop.carried))
        return OneFunction(tuple(steps), loop.carried, _numbers(read), self._types, self._calls, leaves=True)

    def function(self, nodes: Sequence[block_nodes.Node], returned: Sequence[int]) -> OneFunction:
        """All nodes of a block, which gives what they made of what is `returned`; raises `NoNodes` too."""
        steps = [step for node in nodes for step in self._steps(node)]
        made = {buffer for step in steps for buffer in written_by(step)}
        results = tuple(dict.fromkeys(buffer for buffer in self._buffers(returned) if buffer in made))
        block = rows_written_out(self._nodes, PlanBlock(_needed(steps, results), results))
        return OneFunction(with_fewer_copies(block), results, _numbers(read_in(block)), self._types, self._calls)

    def _loop(self, node: block_nodes.BlockLoop) -> Sequence[Step]:
        """The loop, behind what does not change in it."""
        initial, carried = self._buffers(node.inputs), self._buffers(node.view.results)
        test, body = self._block(node.condition), self._block(node.body)
        loop = Loop(initial, carried, test, body, op=min(node.view.results, default=-1))
        found = in_front(self._nodes, loop, self._is_pure)
        self._calls |= {step: self._calls.pop(old) for old, step in found.libraries.items()}
        changed = in_place(self._nodes, found.loop, self._fresh)
        test, body = (rows_written_out(self._nodes, block) for block in (changed.test, changed.body))
        return [*found.steps, replace(changed, test=test, body=body)]

    def _is_pure(self, step: Library) -> bool:
        traits = traits_of(step.name)
        return traits is not None and not traits.acts

    def _block(self, code: block_nodes.BlockCode) -> PlanBlock:
        arguments = self._buffers(code.arguments)
        steps = [step for node in code.nodes for step in self._steps(node)]
        return PlanBlock(tuple(steps), self._buffers(code.returned), arguments)

    def _steps(self, node: block_nodes.Node) -> Sequence[Step]:
        match node:
            case block_nodes.BlockLoop():
                return self._loop(node)
            case block_nodes.BlockBranch(view=view, inputs=inputs, branches=branches):
                (index,) = self._buffers(inputs)
                blocks = tuple(map(self._block, branches))
                return [Branch(index, blocks, self._buffers(view.results), op=min(view.results, default=-1))]
            case block_nodes.OpStep():
                made = self._made(node)
                if made is None:
                    return [self._library(node)]
                self._types |= made.types
                self._calls |= made.calls
                return made.steps
        raise NoNodes(f"it runs {node.view.name}")

    def _library(self, node: block_nodes.OpStep) -> Library:
        view = node.view
        traits = traits_of(view.name)
        if traits is None or traits.peers or acts(view) or not view.results:
            raise NoNodes(f"it runs {view.name}")
        step = Library(view.results[0], view.name, self._buffers(node.inputs), self._buffers(view.results))
        others = traits.acts and not isinstance(node.way.function, LibraryRunner)
        self._calls[step] = _OnCopies(node.way.function) if others else node.way.function
        return step

    def _fresh(self, element: ElementType, size: int) -> Buffer:
        buffer = Buffer(len(self._module.types) + next(self._stages), element, size)
        self._types[buffer] = Tensor(Vec((size,)), element)
        return buffer

    def _buffers(self, numbers: Sequence[int]) -> tuple[Buffer, ...]:
        return tuple(map(self._buffer, numbers))

    def _buffer(self, number: int) -> Buffer:
        type_ = self._module.types[number]
        shape, element = plain(type_)
        if 0 in shape:
            raise NoNodes("it carries what has no elements")
        assert isinstance(type_, Tensor)
        buffer = buffer_for(number, shape, element)
        self._types[buffer] = type_
        return buffer


def _numbers(buffers: Iterable[Buffer]) -> tuple[int, ...]:
    return tuple(sorted({buffer.number for buffer in buffers}))


def _needed(steps: Sequence[Step], results: Collection[Buffer]) -> tuple[Step, ...]:
    """Without those of which nobody needs what they give."""
    found: list[Step] = []
    wanted = {*results}
    for step in reversed(steps):
        if not wanted.isdisjoint(written_by(step)):
            wanted |= read_by(step)
            found.insert(0, step)
    return tuple(found)
