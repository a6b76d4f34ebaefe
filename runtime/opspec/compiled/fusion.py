"""Ops of a block that nodes compute, replaced by kernels: what `opspec.execution` then runs as one step each group."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.compiled.nodes import Nodes
from opspec.compiled.plan import Kernel, Plan
from opspec.compiled.planner import Look, Planner, looks_at, whyever_not
from opspec.compiled.values import UNSAID, Values, plain
from opspec.execution.block_code import Node, Step, uses
from opspec.execution.ways import Way
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec.values.arrays import Array, RunValue
from opspec.values.types import Tensor
from opspec_model.names import PUBLIC

GROUP = "opspec.kernels"  # what a group of kernels is called where ops are named
Memory = dict[int, Array]  # by numbers of buffers: arrays whose elements lie close, of any shape
Built = Callable[[Memory], None]  # a kernel, ready to run on memory
Builder = Callable[[Kernel], Built]


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Kernels that run one after another, as one function of arrays; `views`: the ops that they do."""

    plan: Plan
    views: tuple[View, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Left:
    """An op that is no kernel's, and why."""

    view: View
    why: str


@dataclass(frozen=True, slots=True, eq=False)
class FusedBlock:
    """What became of the ops of a block, in order."""

    block: Block
    steps: tuple[Group | Left, ...]


@dataclass
class Fusion:
    """Replaces ops by kernels, block by block; `alone`: each by its own; `strict`: products too. `blocks`: those that
    it has seen, inner ones before outer ones.
    """

    build: Builder
    reading: str = PUBLIC
    alone: bool = False
    strict: bool = False
    blocks: list[FusedBlock] = field(default_factory=list)

    def block(self, block: Block, nodes: Sequence[Node], returned: Sequence[int]) -> list[Node]:
        """The nodes of a block, with groups of kernels among them."""
        module = block.region.owner.module
        values = Values(module, Nodes(), self.reading)
        for view in _constants(module, nodes):
            try:
                values.constant(view)
            except UNSAID:
                continue
        found: list[Node] = []
        steps: list[Group | Left] = []
        group: dict[int, Look] = {}
        views: list[View] = []
        last = _last_uses(nodes, returned)

        def close(at: int) -> None:
            if views:
                step, made = self._group(values, group, views, lambda number: last.get(number, -1) >= at)
                found.append(step)
                steps.append(made)
                group.clear()
                views.clear()

        asked = [self._looks(values, node) for node in nodes]
        self._leave_views(nodes, asked)
        for at, (node, looks) in enumerate(zip(nodes, asked, strict=True)):
            if isinstance(looks, str):
                close(at)
                steps.append(Left(node.view, looks))
                found.append(node)
            else:
                group |= {look.made.number: look for look in looks}
                views.append(node.view)
                if self.alone:
                    close(at + 1)
        close(len(nodes))
        self.blocks.append(FusedBlock(block, tuple(steps)))
        return found

    def _looks(self, values: Values, node: Node) -> list[Look] | str:
        """What an op does part by part, or why nodes do not."""
        if not isinstance(node, Step):
            return "it is a loop, a branch or a call"
        why = whyever_not(node.view, self.strict)
        if why:
            return why
        try:
            for type_ in (*node.view.operand_types, *node.view.result_types):
                plain(type_)
            return looks_at(values, node.view)
        except UNSAID as reason:
            return str(reason)

    def _leave_views(self, nodes: Sequence[Node], asked: list[list[Look] | str]) -> None:
        """What only shows elements to a library in another order NumPy does in no time."""
        readers: dict[int, list[int]] = {}
        for at, node in enumerate(nodes):
            for value in uses(node):
                readers.setdefault(value, []).append(at)
        for at in reversed(range(len(nodes))):
            traits = traits_of(nodes[at].view.name)
            users = [reader for value in nodes[at].view.results for reader in readers.get(value, ())]
            if traits is not None and traits.view and users and all(isinstance(asked[user], str) for user in users):
                asked[at] = "a library reads it in place"

    def _group(
        self, values: Values, looks: Mapping[int, Look], views: Sequence[View], after: Callable[[int], bool]
    ) -> tuple[Step, Group]:
        made = {number for view in views for number in view.results}
        read = [number for view in views for number in _outer_uses(view)]
        given = tuple(dict.fromkeys(number for number in read if number not in made and number not in values.fixed))
        results = [number for view in views for number in view.results]
        wanted = tuple(number for number in results if after(number) or len(views) == 1)
        plan = Planner(values, looks, given, wanted).plan()
        values.stored.clear()
        values.forget_elements(looks)
        run = Runner(plan, [self.build(kernel) for kernel in plan.kernels], _dtypes(values.module, wanted))
        view = _view(views, given, wanted) if len(views) > 1 else views[0]
        single = len(view.results) == 1
        return Step(view, given, Way(run, single=single)), Group(plan, tuple(views))


class Runner:
    """A group as a function of the arrays that are given."""

    def __init__(
        self, plan: Plan, kernels: Sequence[Built], results: Sequence[tuple[np.dtype, tuple[int, ...]]]
    ) -> None:
        self._arguments = [buffer.number for buffer in plan.arguments]
        numbers = [buffer.number for buffer in plan.block.results]
        inner = [
            found.buffer for found in plan.stored.values() if found.buffer.number not in (*self._arguments, *numbers)
        ]
        self._inner = [(buffer.number, buffer.size, buffer.element.dtype) for buffer in inner]
        self._results = [(number, dtype, shape) for number, (dtype, shape) in zip(numbers, results, strict=True)]
        self._kernels = kernels

    def __call__(self, *given: RunValue) -> object:
        memory: Memory = {}
        for number, x in zip(self._arguments, given, strict=True):
            close = x.__class__ is np.ndarray and x.flags.c_contiguous
            memory[number] = x if close else np.ascontiguousarray(x)  # type: ignore[assignment]
        for number, size, dtype in self._inner:
            memory[number] = np.empty(size, dtype)
        made = []
        for number, dtype, shape in self._results:
            made.append(np.empty(shape, dtype))  # a result is nobody's view: who takes it may write into it
            memory[number] = made[-1]
        for kernel in self._kernels:
            kernel(memory)
        found = [x if x.ndim else x[()] for x in made]
        return found[0] if len(found) == 1 else found


def _dtypes(module: ModuleView, wanted: Sequence[int]) -> list[tuple[np.dtype, tuple[int, ...]]]:
    found = []
    for number in wanted:
        type_ = module.types[number]
        assert isinstance(type_, Tensor)
        found.append((type_.element.dtype, tuple(type_.shape)))
    return found


def _constants(module: ModuleView, nodes: Sequence[Node]) -> list[View]:
    """The constant ops that nodes use."""
    found: dict[int, View] = {}
    for node in nodes:
        for value in uses(node):
            view = module.producers[value]
            if view is not None and view.name in CONSTANTS:
                found[value] = view
    return list(found.values())


def _last_uses(nodes: Sequence[Node], returned: Sequence[int]) -> dict[int, int]:
    """The node that uses a value last; past the end for what is returned."""
    last: dict[int, int] = {}
    for at, node in enumerate(nodes):
        last.update(dict.fromkeys(uses(node), at))
    return last | dict.fromkeys(returned, len(nodes))


def _outer_uses(view: View) -> list[int]:
    """What an op uses, its regions included."""
    own: set[int] = set()
    used: list[int] = []
    for op in view.walk():
        used += op.operands
        own.update(op.results if op is not view else ())
        own.update(x for region in op.regions for block in region.blocks for x in block.arguments)
    return [x for x in used if x not in own]


def _view(views: Sequence[View], given: Sequence[int], wanted: Sequence[int]) -> View:
    """An op that stands for several, at the place of the last one."""
    last = views[-1]
    view = View()
    view.module, view.name, view.parent, view.regions = last.module, GROUP, last.parent, ()
    view.operands, view.results = tuple(given), tuple(wanted)
    view.operand_types = tuple(last.module.types[number] for number in given)
    view.result_types = tuple(last.module.types[number] for number in wanted)
    view._attributes, view._location = last.attributes, last.location
    return view
