"""Groups of kernels, and loops, as functions of arrays: what `opspec.execution` runs as one step each.

Nothing here plans: a program that comes from the cache does not load what chooses kernels (`fusion_choice`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from opspec.compiled.recycled import array_on_lines, step_array
from opspec.execution.block_nodes import BlockBranch, BlockCode, BlockLoop, Node, OpStep
from opspec.execution.ways import Way
from opspec.programs.records import View
from opspec.values.arrays import Array, DType, RunValue, close_array, is_close, is_on_lines
from opspec.values.types import Tensor

GROUP = "opspec.kernels"  # what a group of kernels is called where ops are named
Memory = dict[int, Array]  # by numbers of buffers: arrays whose elements lie close, of any shape
Built = Callable[[Memory], None]  # a kernel, ready to run on memory
ArrayType = tuple[DType, tuple[int, ...]]  # what an array is


@dataclass(frozen=True, slots=True)
class Fresh:
    """Memory that is made: the number of its buffer, how many elements, and of what type."""

    number: int
    size: int
    dtype: DType


@dataclass(frozen=True, slots=True)
class Moment:
    """What is made before a kernel, and what is dropped after it; `gives`: results that are made, by position."""

    makes: tuple[Fresh, ...]
    gives: tuple[int, ...]
    drops: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A result, by position, that may lie where an argument lies, and the positions of the arguments that will do."""

    result: int
    arguments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GroupLayout:
    """What a group takes and gives, by the numbers of values, which are those of their buffers; a moment for each of
    its kernels; what may be taken over; and the results that begin with a line of memory, by position.
    """

    arguments: tuple[int, ...]
    results: tuple[int, ...]
    moments: tuple[Moment, ...]
    taken: TakenOver | None
    on_lines: frozenset[int] = frozenset()


def nothing(_: Memory) -> None:
    """A kernel that has nothing to store, ready to run."""


_NONE = np.empty(0)  # in the place of a result that no kernel has made yet


class Runner:
    """A group as a function of the arrays that are given. `types`: of its results."""

    def __init__(self, layout: GroupLayout, types: Sequence[ArrayType]) -> None:
        self.layout = layout
        self.results = [(number, *type_) for number, type_ in zip(layout.results, types, strict=True)]
        self.kernels: Sequence[Built] = ()
        self._turns: Sequence[tuple[Built, Moment]] = ()

    def ready(self, kernels: Sequence[Built]) -> None:
        """Its kernels, ready to run."""
        self.kernels = kernels
        self._turns = list(zip(kernels, self.layout.moments, strict=True))

    @property
    def reusable(self) -> tuple[int, ...]:
        """The arrays that may be given for a result, by position."""
        return () if self.layout.taken is None else self.layout.taken.arguments

    def __call__(self, *given: RunValue, out: Array | None = None) -> object:
        close = [x if x.__class__ is np.ndarray and is_close(x) else close_array(x) for x in given]
        taken_over = self.layout.taken
        if out is not None and not is_close(out):  # that was copied
            out = None
        memory: Memory = dict(zip(self.layout.arguments, close, strict=True))
        made: list[Array] = [_NONE] * len(self.results)
        for kernel, moment in self._turns:
            for at in moment.gives:
                number, dtype, shape = self.results[at]
                taken = out if taken_over is not None and at == taken_over.result else None
                if at not in self.layout.on_lines:
                    made[at] = step_array(shape, dtype) if taken is None else taken  # who takes it may write into it
                else:
                    made[at] = array_on_lines(shape, dtype) if taken is None or not is_on_lines(taken) else taken
                memory[number] = made[at]
            for fresh in moment.makes:
                memory[fresh.number] = step_array((fresh.size,), fresh.dtype)
            kernel(memory)
            for number in moment.drops:
                del memory[number]
        if len(made) == 1:
            return made[0] if made[0].ndim else made[0][()]
        return [x if x.ndim else x[()] for x in made]


class FunctionRunner:
    """A loop as a function of the arrays that are given. `given`: these, by the numbers of values; `reusable`: those
    that it may begin with where they lie, by position.
    """

    def __init__(self, given: tuple[int, ...], reusable: tuple[int, ...]) -> None:
        self.given = given
        self.reusable = reusable
        self.call: Callable[..., object] | None = None

    def ready(self, call: Callable[..., object]) -> None:
        """The function."""
        self.call = call

    def __call__(
        self,
        *given: RunValue,
        into: Sequence[Array | None] = (),
        wanted: Sequence[bool] = (),  # noqa: ARG002 - a loop makes all that it carries
    ) -> object:
        assert self.call is not None
        return self.call(*given, into=into) if any(x is not None for x in into) else self.call(*given)


class LibraryRunner:
    """Machine code in the place of a library, or that."""

    def __init__(self) -> None:
        self._call: Callable[..., object] | None = None
        self._into: Callable[..., object] | None = None

    def ready(self, call: Callable[..., object], into: Callable[..., object] | None = None) -> None:
        """What it calls, and where arrays may be written `into`."""
        self._call, self._into = call, into

    def __call__(
        self,
        *given: RunValue,
        into: Sequence[Array | None] = (),
        wanted: Sequence[bool] = (),  # noqa: ARG002 - it makes all results
    ) -> object:
        assert self._call is not None
        if self._into is not None and any(x is not None for x in into):
            return self._into(*given, into=into)
        return self._call(*given)


def runner_of(layout: GroupLayout, types: Sequence[object]) -> Runner:
    """A group that gives values of a program, of which these are all types by number."""
    return Runner(layout, [array_type(types[number]) for number in layout.results])


def array_type(type_: object) -> ArrayType:
    """What the arrays of a type are."""
    assert isinstance(type_, Tensor)
    return type_.element.dtype, tuple(type_.shape)


def step_of(runner: Runner, views: Sequence[View]) -> OpStep:
    """A group in the place of ops."""
    layout = runner.layout
    view = _view(views[-1], GROUP, layout.arguments, layout.results) if len(views) > 1 else views[0]
    single = len(view.results) == 1
    return OpStep(view, layout.arguments, Way(runner, None, runner.reusable, single=single))


def loop_step_of(runner: FunctionRunner, view: View) -> OpStep:
    """A loop in the place of its op."""
    return OpStep(view, runner.given, Way(runner, None, runner.reusable, single=False, in_place=bool(runner.reusable)))


def joined_step_of(runner: FunctionRunner, at: View, results: tuple[int, ...]) -> OpStep:
    """All steps of a function as one; `at`: the op that is named where it is stopped."""
    name = at.name if at.regions else GROUP
    return OpStep(_view(at, name, runner.given, results), runner.given, Way(runner, None, (), single=False))


def steps_in(node: Node) -> Iterator[OpStep]:
    """The steps of a node, those inside of its blocks too."""
    match node:
        case OpStep():
            yield node
        case BlockLoop(condition=condition, body=body):
            blocks: Sequence[BlockCode] = (condition, body)
        case BlockBranch(branches=branches):
            blocks = branches
        case _:
            blocks = ()
    if not isinstance(node, OpStep):
        for code in blocks:
            for inner in code.nodes:
                yield from steps_in(inner)


def _view(last: View, name: str, operands: tuple[int, ...], results: tuple[int, ...]) -> View:
    """An op that stands for several, at the place of the last one."""
    view = View()
    view.module, view.name, view.parent, view.regions = last.module, name, last.parent, ()
    view.operands, view.results = operands, results
    view.operand_types = tuple(last.module.types[number] for number in view.operands)
    view.result_types = tuple(last.module.types[number] for number in view.results)
    view._attributes, view._location = last.attributes, last.location
    return view
