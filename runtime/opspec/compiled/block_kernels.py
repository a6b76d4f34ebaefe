"""Ops of a block that nodes compute, replaced by kernels: what `opspec.execution` then runs as one step each group.

Which ops share a kernel, `fusion_choice` decides.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from opspec.catalog.op_traits import traits_of
from opspec.compiled.builders import FunctionBuilder, KernelBuilder, LibraryBuilder
from opspec.compiled.building import Nodes
from opspec.compiled.elements import NoNodes, plain
from opspec.compiled.equal_ops import EqualOps
from opspec.compiled.fused_blocks import BuiltGroup, FusedBlock, KernelGroup, Left, Looped
from opspec.compiled.fusion_choice import Planner
from opspec.compiled.group_memory import layout_of, moments_of, on_lines_in
from opspec.compiled.joining import Joined, is_small
from opspec.compiled.kernel_contents import touched
from opspec.compiled.known_arrays import look_through
from opspec.compiled.looks import Look, free_ops, whyever_not
from opspec.compiled.one_function import Assembly
from opspec.compiled.pending import Pending
from opspec.compiled.plan import Loop, Plan
from opspec.compiled.planning_progress import Pause
from opspec.compiled.postponing import Kind, OpFlow, order_of
from opspec.compiled.product_choice import sums_products
from opspec.compiled.ranges import in_ranges
from opspec.compiled.runners import (
    GroupLayout,
    joined_step_of,
    loop_step_of,
    runner_of,
    step_of,
)
from opspec.compiled.shown_views import computed_in, regroups, shows_often, shows_turned
from opspec.compiled.totals import RUNNING, totals_of
from opspec.compiled.values import UNSAID, Values
from opspec.compiled.written_out import rows_written_out
from opspec.execution.block_nodes import BlockBranch, BlockLoop, Node, OpStep, uses
from opspec.execution.call_registry import CUSTOM_CALL
from opspec.execution.compiler import Bind
from opspec.execution.ways import Way
from opspec.numerics.caches import last_level
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec_model.names import PUBLIC

OFTEN = 8  # operations in folds for each element that is read or made, from which on a formula is worth leaving
_KERNELS = "kernels that come later"
SHOWN = "a library reads it in place"
LARGE = 1 << 21  # bytes of a result that are better not kept in caches for whom the program gives it to
LARGEST = 500  # ops that are planned together: what a plan costs grows faster than its ops
PART = 1000  # ops of a function that are looked at together: what they are made of takes 50 kB each


@dataclass(frozen=True, slots=True, eq=False)
class _Unbound:
    """An op of elements one by one, or of others in another order, which is bound only if no kernel does it: nothing
    that a kernel does fails then.
    """

    view: View
    bind: Bind


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """Ops that follow one another in a block; `read`: where ops use values last, from the first of them on; `last`:
    past all of them what is `returned`; `joins`: they are better one function.
    """

    nodes: Sequence[Node | _Unbound]
    read: Mapping[int, int]
    last: Mapping[int, int]
    returned: Collection[int]
    joins: bool = False


class _Takers:
    """Who takes values of a part, in words for each node: why they have memory past a group of kernels."""

    def __init__(self, part: _Part, words: Sequence[str]) -> None:
        self._part = part
        self._words = words
        self._readers = _readers(part.nodes)
        self._makers: dict[int, list[int]] = {}
        for at, node in enumerate(part.nodes):
            for number in node.view.results:
                self._makers.setdefault(number, []).append(at)

    def why(self, number: int, at: int) -> str:
        """Why a value is needed from a node on, before it is made again; empty where it is not."""
        beyond = len(self._part.nodes)
        again = next((maker for maker in self._makers.get(number, ()) if maker >= at), beyond)
        readers = [reader for reader in self._readers.get(number, ()) if at <= reader < again]
        if self._part.last.get(number, -1) < at or (again < beyond and not readers):
            return ""
        if number in self._part.returned:
            return "it is a result"
        words = [self._words[reader] for reader in readers]
        found = next((x for x in words if x != _KERNELS), _KERNELS)
        return f"{found} take it" if found == _KERNELS else f"{found} takes it"

    def why_fixed(self, number: int, at: int) -> str:
        """The same of a number, which kernels of the part know."""
        beyond = self._part.last.get(number, -1) >= len(self._part.nodes)
        readers = self._readers.get(number, ())
        known = all(self._words[reader] == _KERNELS for reader in readers if reader >= at) and not beyond
        return "" if known else self.why(number, at)


@dataclass
class Fusion:
    """Replaces ops by kernels, block by block; `alone`: each by its own; `strict`: products too. `blocks`: those that
    it has seen, inner ones before outer ones. Nothing is built before `ready` is called, unless it is to be `brief`:
    then each part of a long function is built when it is planned, and its plan forgotten. `pending`: what is to be.
    `pause` is called before each op that is planned and each kernel that is built.
    """

    build: KernelBuilder
    reading: str = PUBLIC
    alone: bool = False
    strict: bool = False
    brief: bool = False
    blocks: list[FusedBlock] = field(default_factory=list)
    pause: Pause = bool
    _nodes: Nodes = field(default_factory=Nodes)
    _stages: Iterator[int] = field(default_factory=count)
    _equal: EqualOps = field(default_factory=EqualOps)

    def __post_init__(self) -> None:
        self.pending = Pending(self.build)

    def block(self, block: Block, ops: Sequence[View], bind: Bind, returned: Sequence[int]) -> list[Node]:
        """The nodes of a block, with groups of kernels among them."""
        nodes = [_Unbound(view, bind) if self._waits(view) else bind(view) for view in ops]
        module = block.region.owner.module
        joins = isinstance(self.build, FunctionBuilder) and not self.alone
        if joins:
            nodes = [self._whole(module, node) for node in nodes]
        joins = joins and is_small(block, ops, returned)
        read = _last_uses(nodes)
        found: list[Node] = []
        steps: list[KernelGroup | BuiltGroup | Looped | Left] = []
        for first in range(0, len(nodes), PART):
            beyond = min(first + PART, len(nodes))
            later = {value: at - first for value, at in read.items() if at >= first}
            part = _Part(nodes[first:beyond], later, later | dict.fromkeys(returned, len(nodes)), returned, joins)
            made = self._part(block, part)
            found += [node for node, _ in made]
            if not (self.brief and len(nodes) > PART and block.is_of_function):
                steps += [step for _, step in made]
            else:
                steps += self._done([step for _, step in made])
                self._nodes, self._equal = Nodes(), EqualOps()
                # What was looked at goes in circles, and nobody collects while a program is planned. It is all young;
                # going through what the parts before have left too would take as often as long.
                gc.collect(0)
        joined = self._joined(ops, found, returned) if joins else None
        self.blocks.append(FusedBlock(block, tuple(ops), tuple(steps), joined))
        return found if joined is None else [joined_step_of(joined.runner, joined.at, joined.results)]

    def _waits(self, view: View) -> bool:
        """Whether it is time enough to bind an op when no kernel does it."""
        traits = traits_of(view.name)
        plain = traits is not None and (traits.elementwise or traits.view) and not view.regions
        return plain and not whyever_not(view, self.strict)

    def _part(self, block: Block, part: _Part) -> list[tuple[Node, KernelGroup | Looped | Left]]:
        """What becomes of ops that follow one another."""
        values = Values(block.region.owner.module, self._nodes, self.reading, self._stages)
        for view in _constants(values.module, part.nodes):
            try:
                values.constant(view)
            except UNSAID:
                continue
        found: list[tuple[Node, KernelGroup | Looped | Left]] = []
        group: dict[int, Look] = {}
        views: list[View] = []
        is_function = block.is_of_function

        def close(at: int) -> None:
            if views:
                kept = {x for view in views for x in view.results if not is_function or part.read.get(x, -1) >= at}

                def why(number: int) -> str:
                    return (takers.why_fixed if number in values.fixed else takers.why)(number, at)

                found.append(self._group(values, group, views, why, kept, is_function))
                group.clear()
                views.clear()

        asked = [self._looks(values, node) for node in part.nodes]
        within = not is_function
        self._leave_what_repeats(values, part.nodes, asked, within)
        if is_function:  # elsewhere a step of a kernel costs less than one of Python's
            within = part.joins and self._does_all(part.nodes, asked)
            if not within:
                self._leave_views(part.nodes, asked)
        if not self.alone:
            part, asked = _postponed(part, asked, values)
        takers = _Takers(part, [self._taker(node, looks) for node, looks in zip(part.nodes, asked, strict=True)])
        for at, (node, looks) in enumerate(zip(part.nodes, asked, strict=True)):
            if isinstance(looks, str):
                close(at)
                found.append(self._left(node, looks, within))
            else:
                group |= {look.made.number: look for look in looks}
                views.append(node.view)
                if self.alone or len(views) == LARGEST:
                    close(at + 1)
        close(len(part.nodes))
        return found

    def _taker(self, node: Node | _Unbound, looks: list[Look] | str) -> str:
        """What takes what a node reads, in words."""
        if not isinstance(looks, str):
            return _KERNELS
        if isinstance(node, BlockLoop) or self.pending.is_function(node):
            return "a loop"
        if isinstance(node, BlockBranch):
            return "a branch"
        return "a library" if isinstance(node, OpStep | _Unbound) else "a call"

    def _done(self, steps: Sequence[KernelGroup | Looped | Left]) -> list[BuiltGroup | Looped | Left]:
        """Steps with the groups among them built now."""
        groups = [self.pending.groups.pop(step.runner) for step in steps if isinstance(step, KernelGroup)]
        self.pending.load(groups, self.pause)
        return [BuiltGroup(step.views, step.runner) if isinstance(step, KernelGroup) else step for step in steps]

    def ready(self) -> None:
        """Build what is run."""
        self.pending.ready(self.pause)

    def _whole(self, module: ModuleView, node: Node | _Unbound) -> Node | _Unbound:
        """A loop as one step, where all that it does is known."""
        if not isinstance(node, BlockLoop):
            return node
        try:
            whole = self.pending.with_code(
                Assembly(module, self._nodes, self._stages, self.pending.parts_of).whole(node)
            )
        except NoNodes:
            return node
        runner = self.pending.as_one(whole, [node])
        return loop_step_of(runner, node.view)

    def _joined(self, ops: Sequence[View], nodes: Sequence[Node], returned: Sequence[int]) -> Joined | None:
        """All nodes of a function as one step; None where it would be no better."""
        assert isinstance(self.build, FunctionBuilder)
        try:
            assembly = Assembly(ops[0].module, self._nodes, self._stages, self.pending.parts_of)
            whole = self.pending.with_code(assembly.function(nodes, returned))
        except NoNodes:
            return None
        few = len(whole.steps) < 2 and not any(isinstance(step, Loop) for step in whole.steps)
        if few or not self.build.calls_nobody(whole):
            return None
        loops = [node.view for node in nodes if self.pending.is_function(node)]
        return Joined(whole, self.pending.as_one(whole, nodes), [*ops, *loops][-1])

    def _does_all(self, nodes: Sequence[Node | _Unbound], asked: Sequence[list[Look] | str]) -> bool:
        """Whether one function does all nodes, those of libraries too."""
        left = (node for node, looks in zip(nodes, asked, strict=True) if isinstance(looks, str))
        return all(self.pending.does_within_function(node) for node in left)

    def _left(self, node: Node | _Unbound, why: str, inside: bool) -> tuple[Node, Looped | Left]:
        """What is no kernel: a loop, what a library would do by machine code, where there is some, or the library."""
        if isinstance(node, _Unbound):
            node = node.bind(node.view)
        loop = self.pending.functions.get(node.way.function) if isinstance(node, OpStep) else None
        if loop is not None:
            runner, whole = loop
            return node, Looped(node.view, whole, runner)
        code = self.build.library(node, inside) if isinstance(self.build, LibraryBuilder) else None
        if code is None:
            return node, Left(node.view, why)
        step = code.step
        self.pending.libraries[step.way.function] = code
        return step, Left(node.view, why, code)

    def _looks(self, values: Values, node: Node | _Unbound) -> list[Look] | str:
        """What an op does part by part, or why nodes do not."""
        self.pause("ops planned")
        if not isinstance(node, _Unbound):
            if not isinstance(node, OpStep) or self.pending.is_function(node):
                return "it is a loop or a branch" if node.view.regions else "it calls what is not written out"
            why = whyever_not(node.view, self.strict) or ("" if totals_of(node) is None else RUNNING)
            if why:
                return why
        try:
            for type_ in (*node.view.operand_types, *node.view.result_types):
                plain(type_)
        except UNSAID as reason:
            return str(reason)
        found = self._equal.looks(values, node.view, self.strict)
        if isinstance(node, _Unbound | OpStep) and not isinstance(found, str):
            look_through(values, node.view, lambda: node if isinstance(node, OpStep) else node.bind(node.view))
        return found

    def _leave_what_repeats(
        self, values: Values, nodes: Sequence[Node | _Unbound], asked: list[list[Look] | str], inside: bool
    ) -> None:
        """What its formula computes again and again, and machine code of its own in fewer steps, `inside` loops too."""
        for at, looks in enumerate(asked):
            node = nodes[at]
            if isinstance(looks, str) or isinstance(node, _Unbound) or not isinstance(self.build, LibraryBuilder):
                continue
            if self.strict and sums_products(node.view):
                continue
            often = any(look.repeats >= OFTEN and not look.multiplies for look in looks)
            code = self.build.library(node, inside) if often else None
            if code is not None and not (inside and code.within is None):
                values.forget([look.made for look in looks])
                asked[at] = "its formula computes much again and again"

    def _leave_views(self, nodes: Sequence[Node | _Unbound], asked: list[list[Look] | str]) -> None:
        """What only shows elements to a library in another order NumPy does in no time, unless that is of dimensions
        put together which were turned. Routines that are called copy what lies in another order, so what a kernel
        computes for them it stores in theirs. A loop begins with memory, which has to be filled where one element is
        shown many times.
        """
        readers = _readers(nodes)
        known = [node.view for node, looks in zip(nodes, asked, strict=True) if not isinstance(looks, str)]
        turned = {value for view in known if shows_turned(view) for value in view.results}
        called = {at for at, node in enumerate(nodes) if node.view.name == CUSTOM_CALL}
        computed = computed_in([node.view for node in nodes], [not isinstance(looks, str) for looks in asked])
        for at in reversed(range(len(nodes))):
            traits = traits_of(nodes[at].view.name)
            users = [reader for value in nodes[at].view.results for reader in readers.get(value, ())]
            if isinstance(asked[at], str) or traits is None or not traits.view:
                continue
            if not users or not all(isinstance(asked[user], str) for user in users):
                continue
            if regroups(nodes[at].view) and not turned.isdisjoint(nodes[at].view.operands):
                continue
            if not called.isdisjoint(users):
                if not computed.isdisjoint(nodes[at].view.operands):
                    continue
                called.add(at)
            if not shows_often(nodes[at].view) or not any(self.pending.is_function(nodes[user]) for user in users):
                asked[at] = SHOWN

    def _group(
        self,
        values: Values,
        looks: Mapping[int, Look],
        views: Sequence[View],
        after: Callable[[int], str],
        kept: Collection[int],
        is_function: bool,
    ) -> tuple[OpStep, KernelGroup]:
        """`after`: why a value is needed behind the group; empty where it is not."""
        made = dict.fromkeys(number for view in views for number in view.results)
        reasons = {number: after(number) for view in views for number in view.results}
        asked = [view for view in views if any(reasons[x] or x not in values.fixed for x in view.results)]
        read = [number for view in asked for number in outer_uses(view)]
        given = tuple(dict.fromkeys(number for number in read if number not in made and number not in values.fixed))
        if len(views) == 1:
            reasons = {number: why or "nobody reads it" for number, why in reasons.items()}
        wanted = {number: why for number, why in reasons.items() if why}
        inner = [number for number in given if values.module.producers[number] and not after(number)]

        def planned() -> tuple[Plan, GroupLayout]:
            plan = Planner(values, looks, given, wanted).plan()
            values.stored.clear()
            values.forget_elements(looks)
            return _laid_out(plan, values, inner, [*wanted], kept, is_function)

        told = [(number in given, number in inner, wanted.get(number), number in kept) for number in (*given, *made)]
        shown = [values.fixed[number].parts if number in values.fixed else None for number in made]
        plan, layout = self._equal.planned(values, views, (is_function, *told, *shown), planned)
        types = values.module.types
        runner = runner_of(layout, types)
        self.pending.groups[runner] = runner, plan
        group = KernelGroup(plan, tuple(views), runner)
        if not self.alone:
            return step_of(runner, views), group
        (view,) = views
        inputs = (*view.operands, *(x for x in given if x not in view.operands))  # who watches sees constants too
        places = [inputs.index(number) for number in given]
        single = len(view.results) == 1
        return OpStep(view, inputs, Way(lambda *x: runner(*(x[at] for at in places)), single=single)), group


def _laid_out(
    plan: Plan, values: Values, inner: Sequence[int], wanted: Sequence[int], kept: Collection[int], is_function: bool
) -> tuple[Plan, GroupLayout]:
    """A plan with what running it needs to know. `inner`: what it reads of other ops, last of all; `kept`: what of the
    `wanted` is read soon.
    """
    layout = layout_of(plan, values.module.types)
    if is_function:
        plan = _in_ranges(plan, values.nodes, layout)
        layout = replace(layout, moments=moments_of(plan))
    taken = layout.taken
    if taken is not None and any(plan.arguments[at].number in inner for at in taken.arguments):
        kept = {*kept, wanted[taken.result]}  # what is written over is in the caches
    plan = _past_caches(plan, [number for number in wanted if number not in kept])
    return plan, replace(layout, on_lines=on_lines_in([*plan.kernels], plan.block.results))


def _postponed(part: _Part, asked: Sequence[list[Look] | str], values: Values) -> tuple[_Part, list[list[Look] | str]]:
    """A part with what nobody needs before a library behind it, and what is free on each of its sides."""
    free = free_ops(asked, values.fixed)
    kinds: list[Kind] = [
        "kernel" if not isinstance(looks, str) else "view" if looks == SHOWN else "fixed" for looks in asked
    ]
    ops = [
        OpFlow(kind, _uses(node), node.view.results, at in free)
        for at, (kind, node) in enumerate(zip(kinds, part.nodes, strict=True))
    ]
    count, made = len(ops), {value for op in ops for value in op.makes}
    order = order_of(ops, values.module.types, lambda value: value not in made or part.last.get(value, 0) >= count)
    nodes = [part.nodes[at] for at in order]
    inside, more = _last_uses(nodes), len(nodes) - count
    read, last = (
        inside | {value: at + more for value, at in uses.items() if at >= count} for uses in (part.read, part.last)
    )
    return _Part(nodes, read, last, part.returned), [asked[at] for at in order]


def _uses(node: Node | _Unbound) -> tuple[int, ...]:
    return node.view.operands if isinstance(node, _Unbound) else uses(node)


def _constants(module: ModuleView, nodes: Sequence[Node | _Unbound]) -> list[View]:
    """The constant ops that nodes use."""
    found: dict[int, View] = {}
    for node in nodes:
        for value in _uses(node):
            view = module.producers[value]
            if view is not None and view.name in CONSTANTS:
                found[value] = view
    return list(found.values())


def _readers(nodes: Sequence[Node | _Unbound]) -> dict[int, list[int]]:
    """The nodes that use a value."""
    readers: dict[int, list[int]] = {}
    for at, node in enumerate(nodes):
        for value in _uses(node):
            readers.setdefault(value, []).append(at)
    return readers


def _last_uses(nodes: Sequence[Node | _Unbound]) -> dict[int, int]:
    """The node that uses a value last."""
    last: dict[int, int] = {}
    for at, node in enumerate(nodes):
        last.update(dict.fromkeys(_uses(node), at))
    return last


def _in_ranges(plan: Plan, nodes: Nodes, layout: GroupLayout) -> Plan:
    """A plan whose kernels are several where that makes them simple, but for one that writes over what it reads: not in
    loops, where what is written over is found by the conditions.
    """
    taken = None if layout.taken is None else plan.block.results[layout.taken.result]
    steps = (
        step
        for kernel in plan.kernels
        for step in ([kernel] if taken in {store.buffer for store in kernel.stores} else in_ranges(nodes, kernel))
    )
    return replace(plan, block=rows_written_out(nodes, replace(plan.block, steps=tuple(steps))))


def _past_caches(plan: Plan, unread: Sequence[int]) -> Plan:
    """A plan whose kernels know which of these results are large, and read by none of them. Where all that it touches
    stays in the caches from one call to the next, they hold the lines that are written too.
    """
    everything = {*plan.arguments, *(buffer for kernel in plan.kernels for buffer in touched(kernel))}
    if sum(buffer.bytes for buffer in everything) <= last_level() * 3 // 4:
        return plan
    read = {node.buffer for kernel in plan.kernels for node in kernel.loads}
    read |= {store.buffer for kernel in plan.kernels if kernel.form == "push" for store in kernel.stores}
    buffers = {plan.stored[number].buffer for number in unread} - read
    large = {buffer for buffer in buffers if buffer.bytes >= LARGE}
    if not large:
        return plan
    steps = (replace(x, uncached=frozenset(large & {store.buffer for store in x.stores})) for x in plan.kernels)
    return replace(plan, block=replace(plan.block, steps=tuple(steps)))


def outer_uses(view: View) -> list[int]:
    """What an op uses, its regions included."""
    own: set[int] = set()
    used: list[int] = []
    for op in view.walk():
        used += op.operands
        own.update(op.results if op is not view else ())
        own.update(x for region in op.regions for block in region.blocks for x in block.arguments)
    return [x for x in used if x not in own]
