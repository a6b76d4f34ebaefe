"""What the body of a loop writes into the memory of what it carried before, where nobody needs that any more.

| the new value | is made in place, if the old one is read nowhere later, and by what makes it |
| --- | --- |
| of one point | anyhow: a point is computed before it is stored |
| of a flat kernel | only where the new element stands |
| a box in the old value, `x if inside else old` | so: only the box is computed then, of rows with folds too |
| of terms pushed into the old value | not at all, but for where they are pushed; one term alone may be made of it |
| of a loop inside | as what that begins with |
| of a branch | by each block that makes it so or gives the old one; another one copies its own there in the end |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from opspec.compiled.building import Nodes
from opspec.compiled.kernels import kernel_of_rows, large_folds
from opspec.compiled.nodes import (
    Applied,
    Buffer,
    KernelNode,
    Loaded,
    MemoryMaker,
    Tested,
    held_in,
    in_order,
    size_of_space,
    variables_of,
)
from opspec.compiled.plan import Branch, Kernel, Loop, PlanBlock, Step, Store, read_by, read_in, written_by
from opspec.compiled.renamed_plans import with_memory
from opspec.compiled.renaming import moved, with_other_folds
from opspec.reads.arithmetic import linear, minus, number, of_atom, plus, variable
from opspec.reads.conditions import compare, every
from opspec.reads.symbols import Index, Variable


def in_place(nodes: Nodes, loop: Loop, fresh: MemoryMaker) -> Loop:
    """The loop, with as little moved and copied as may be."""
    names = handed_through(loop.body)
    results = tuple(names.get(result, result) for result in loop.body.results)
    body = replace(loop.body, steps=_called_as_taken(nodes, loop.body.steps, names), results=results)
    kept = {at for at, pair in enumerate(zip(body.arguments, results, strict=True)) if pair[0] == pair[1]}
    found = _Reuse(nodes, fresh, names, _without_copies(body, names))
    reused: set[int] = set()
    for at, (old, new) in enumerate(zip(body.arguments, results, strict=True)):
        if at in kept or old in results or results.count(new) > 1:
            continue
        if found.reuse(old, new):
            reused.add(at)
    return replace(loop, body=replace(body, steps=tuple(found.steps)), kept=frozenset(kept), reused=frozenset(reused))


def changes_in_place(
    nodes: Nodes, kernels: Sequence[Kernel], old: Buffer, new: Buffer, fresh: MemoryMaker
) -> list[Kernel] | None:
    """The kernels of a block that runs once, which write one value over another; None where it is still needed."""
    found = _Reuse(nodes, fresh, {}, [*kernels])
    return [step for step in found.steps if isinstance(step, Kernel)] if found.reuse(old, new) else None


def with_fewer_copies(block: PlanBlock) -> tuple[Step, ...]:
    """The steps of a block that runs once, whose loops begin with what was made for them alone."""
    names = handed_through(block)
    results = tuple(names.get(result, result) for result in block.results)
    return tuple(_without_copies(replace(block, results=results), names))


Names = Mapping[Buffer, Buffer]


def handed_through(block: PlanBlock, around: Names = MappingProxyType({})) -> Names:
    """What loops inside give as they took it, and how that is called around them. `around`: the same of the steps
    around the block.
    """
    names = {**around}
    for step in block.steps:
        if isinstance(step, Loop):
            for at in step.kept:
                names[step.carried[at]] = names.get(step.initial[at], step.initial[at])
    return names


def _called_as_taken(nodes: Nodes, steps: Sequence[Step], names: Names) -> tuple[Step, ...]:
    """The steps, of which kernels, those of branches too, call what loops hand through as these took it: where a kernel
    reads it decides whether it may write over that.
    """
    found: list[Step] = []
    for step in steps:
        if isinstance(step, Kernel):
            for given, took in names.items():
                step = with_memory(nodes, step, given, took)
        elif isinstance(step, Branch):
            blocks = [
                replace(block, steps=_called_as_taken(nodes, block.steps, handed_through(block, names)))
                for block in step.blocks
            ]
            step = replace(step, blocks=tuple(blocks))
        found.append(step)
    return tuple(found)


def _reads(step: Step, names: Names) -> set[Buffer]:
    return {names.get(buffer, buffer) for buffer in read_by(step)}


def _without_copies(block: PlanBlock, names: Names) -> list[Step]:
    """Loops inside begin with what was made for them alone."""
    found: list[Step] = []
    free: set[Buffer] = set()
    for at, step in enumerate(block.steps):
        if isinstance(step, Loop):
            step = _taking(step, free - set(block.results), block.steps[at + 1 :], names)
        found.append(step)
        free |= written_by(step) - names.keys()
    return found


def _taking(loop: Loop, free: set[Buffer], later: Sequence[Step], names: Names) -> Loop:
    """The loop, using up of what is free what nobody needs besides."""
    initial = [names.get(buffer, buffer) for buffer in loop.initial]
    inside = {names.get(buffer, buffer) for buffer in read_in(loop.test) | read_in(loop.body)}
    needed = inside.union(*(_reads(step, names) for step in later))
    taken = {
        at
        for at, buffer in enumerate(initial)
        if at not in loop.kept and buffer in free - needed and initial.count(buffer) == 1
    }
    return replace(loop, taken=loop.taken | taken)


@dataclass
class _Reuse:
    """The steps of a body. `taken`: arguments that are written over, and what with."""

    nodes: Nodes
    fresh: MemoryMaker
    names: Names
    steps: list[Step]
    taken: dict[Buffer, Buffer] = field(default_factory=dict)

    def reuse(self, old: Buffer, new: Buffer) -> bool:
        """Whether the new value is written into the memory of the old one from now on."""
        places = [at for at, step in enumerate(self.steps) if new in written_by(step)]
        if not places:
            return False
        if any(old in _reads(other, self.names) for other in self._once_it_changes(places)):
            apart = self._made_before(places, old)
            if apart is None:
                return False
            self.steps, places = apart, [at for at, step in enumerate(apart) if new in written_by(step)]
        before, step, later = self.steps[: places[0]], self.steps[places[0]], self.steps[places[0] + 1 :]
        made = self._in_place(step, later, old, new) if len(places) == 1 else self._pushed_into(step, old, new)
        if made is None:
            return False
        self.steps = [*before, *made, *later]
        self.taken[old] = new
        return True

    def _once_it_changes(self, places: Sequence[int]) -> Sequence[Step]:
        """The steps from that on which first changes an old value, made new in these places: where terms are pushed
        into a copy, that is done without the copy. One term alone is computed before it is stored.
        """
        if len(places) == 1:
            return self.steps[places[0] + 1 :]
        pushed = self.steps[places[1]]
        return self.steps[places[1] + _is_of_one_term(pushed) :]

    def _made_before(self, places: Sequence[int], old: Buffer) -> list[Step] | None:
        """The steps, with terms that are made of an old value and pushed into it made before the first of them changes
        it. None where something else reads it later, or they are no fewer than its elements.
        """
        if len(places) == 1:
            return None
        first = places[1]
        made, kept = list[Step](), list(self.steps[first:])
        for at, step in enumerate(kept):
            if old not in _reads(step, self.names):
                continue
            apart = self._apart(step, old) if at + first in places else None
            changed = {buffer for other in kept[:at] for buffer in written_by(other)}
            if apart is None or read_by(apart[0]) & changed:
                return None
            made.append(apart[0])
            kept[at] = apart[1]
        return [*self.steps[:first], *made, *kept]

    def _apart(self, step: Step, old: Buffer) -> tuple[Kernel, Kernel] | None:
        """What makes the values that are pushed, and what pushes them."""
        if not isinstance(step, Kernel) or step.form != "push" or step.points * len(step.stores) >= old.size:
            return None
        if any(node.buffer == old for store in step.stores for node in _loads(store)):
            return None
        at = linear([of_atom(x) for x in step.space], [x.size for x in step.space])
        values = tuple(Store(self.fresh(store.value.type, step.points), at, store.value) for store in step.stores)
        held = [self.nodes.load(store.buffer, at) for store in values]
        pushed = tuple(replace(store, value=value) for store, value in zip(step.stores, held, strict=True))
        return Kernel("flat", step.space, values, ops=step.ops), replace(step, stores=pushed)

    def _in_place(self, step: Step, later: Sequence[Step], old: Buffer, new: Buffer) -> Sequence[Step] | None:
        if isinstance(step, Loop):
            made = _taking(step, {old}, later, self.names)
            return [made] if step.carried.index(new) in made.taken - step.taken else None
        if isinstance(step, Branch):
            return self._branch(step, old, new)
        if not isinstance(step, Kernel) or step.form == "push":
            return None
        stores = [store for store in step.stores if store.buffer == new]
        box = _box(self.nodes, step, stores, old)
        if box is None:
            return [step] if _in_turn(step, stores, old) else None
        rest = _without(step, stores)
        written = {buffer for other in rest for buffer in written_by(other)}
        kernels = self._kernels_of(box, old)
        if kernels is None:
            return [step] if _in_turn(step, stores, old) else None
        read = {buffer for kernel in kernels for buffer in read_by(kernel)}
        if not any(buffer in read and new in written for buffer, new in self.taken.items()):
            return [*rest, *kernels]
        return None if any(old in read_by(other) for other in rest) else [*kernels, *rest]

    def _branch(self, step: Branch, old: Buffer, new: Buffer) -> Sequence[Step] | None:
        """None where a block gives the old value as another result too, which is copied when it has changed."""
        at, blocks, shared = step.results.index(new), list[PlanBlock](), list(step.shared)
        for block in step.blocks:
            names = handed_through(block, self.names)
            results = tuple(names.get(result, result) for result in block.results)
            made, others = results[at], (*results[:at], *results[at + 1 :])
            if old in others:
                return None
            before = {result: buffer for buffer, result in step.shared if buffer in results}
            taken = {given: before.get(result, result) for given, result in self.taken.items()}
            inside = _Reuse(self.nodes, self.fresh, names, list(block.steps), taken)
            if made not in (old, *others) and inside.reuse(old, made):
                shared.append((made, new))
            blocks.append(replace(block, steps=tuple(inside.steps), results=results))
        return [replace(step, blocks=tuple(blocks), shared=tuple(shared))]

    def _kernels_of(self, box: _Box, old: Buffer) -> Sequence[Kernel] | None:
        """What puts the values of a box there; before it what makes them, if they are made of folds, or of old elements
        elsewhere. None where it depends on old elements whether, or where, they are put, and these may be written over.
        """
        space = (*box.rows, *box.inner)
        if not box.folded and all(_reads_its_own(store, old) for store in box.stores):
            return [Kernel("push", space, (store,), ops=box.ops) for store in box.stores]
        if any(node.buffer == old for store in box.stores for node in _loads(store)):
            return None
        at = linear([of_atom(x) for x in space], [x.size for x in space])
        count = size_of_space(space)
        values = tuple(Store(self.fresh(store.value.type, count), at, store.value) for store in box.stores)
        made = Kernel("flat", space, values, ops=box.ops)
        if box.folded:
            made = kernel_of_rows(box.rows, box.inner, values, box.ops)
        held = [self.nodes.load(store.buffer, at) for store in values]
        placed = [replace(store, value=value) for store, value in zip(box.stores, held, strict=True)]
        return [made, *(Kernel("push", space, (store,), ops=box.ops) for store in placed)]

    def _pushed_into(self, step: Step, old: Buffer, new: Buffer) -> Sequence[Step] | None:
        """Without what copies the old value, before terms are pushed into the copy."""
        if not isinstance(step, Kernel):
            return None
        stores = [store for store in step.stores if store.buffer == new]
        return _without(step, stores) if all(_is_old(store.value, store, old) for store in stores) else None


def _without(kernel: Kernel, others: Sequence[Store]) -> list[Kernel]:
    stores = tuple(store for store in kernel.stores if store not in others)
    folds = {node.fold for node in large_folds([store.value for store in stores])}
    return [replace(kernel, stores=stores, folds=tuple(x for x in kernel.folds if x in folds))] if stores else []


def _is_of_one_term(step: Step) -> bool:
    return isinstance(step, Kernel) and step.form == "push" and step.points == 1 and len(step.stores) == 1


def _is_old(node: KernelNode, store: Store, old: Buffer) -> bool:
    """Whether a node is the old element, at the place that is stored to."""
    return isinstance(node, Loaded) and node.buffer == old and node.at == store.at


def _reads_its_own(store: Store, old: Buffer) -> bool:
    """Whether what is stored is made of no old element but the one at its place."""
    return all(_is_old(node, store, old) for node in _loads(store, store.value) if node.buffer == old)


def _loads(store: Store, *roots: KernelNode) -> list[Loaded]:
    """What decides whether something is stored, and where, and what these are made of."""
    deciding = [*held_in(store.at), *(() if store.when is None else (store.when,))]
    return [node for node in in_order([*roots, *deciding]) if isinstance(node, Loaded)]


def _in_turn(kernel: Kernel, stores: Sequence[Store], old: Buffer) -> bool:
    """Whether each point reads, of the old value, elements alone that it writes."""
    if kernel.points == 1 and not kernel.inner:
        return True
    loads = [node for node in kernel.loads if node.buffer == old]
    return kernel.form == "flat" and all(any(_is_old(node, store, old) for store in stores) for node in loads)


# --- boxes ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Box:
    """The points alone of a kernel that change an old value: what `stores` put there; `folded`: made of rows' folds."""

    rows: tuple[Variable, ...]
    inner: tuple[Variable, ...]
    stores: Sequence[Store]
    folded: bool
    ops: tuple[int, ...]


def _box(nodes: Nodes, kernel: Kernel, stores: Sequence[Store], old: Buffer) -> _Box | None:
    values, space = [store.value for store in stores], (*kernel.space, *kernel.inner)
    chosen = [x.operands for x in values if isinstance(x, Applied) and x.operation == "select"]
    if len(chosen) < len(stores) or len({test for test, _, _ in chosen}) > 1:
        return None
    if not all(_is_old(other, store, old) for (_, _, other), store in zip(chosen, stores, strict=True)):
        return None
    test = chosen[0][0]
    if kernel.form != "flat" and large_folds([test]):
        return None
    edges = {x: edge for x in space if (edge := _edge(test, x, space)) is not None}
    if not edges:
        return None
    boxed = {x: variable(f"{x.name}_in", size) for x, (_, size) in edges.items()}
    places = {x: plus(first, boxed[x]) for x, (first, _) in edges.items()}
    thens = with_other_folds(nodes, [then for _, then, _ in chosen], edges)
    (asked, *made), there = moved(nodes, [test, *thens], [store.at for store in stores], places)
    within = every(
        compare(side, "<=", last)
        for x, place in places.items()
        for side, last in ((number(0), place), (place, number(x.size - 1)))
    )
    when = nodes.apply("and", asked, nodes.test(within))
    needed = None if when is nodes.test(True) else when
    found = [Store(store.buffer, at, x, needed) for store, at, x in zip(stores, there, made, strict=True)]
    rows, inner = (
        tuple(x for y in variables if isinstance(x := boxed[y].only if y in boxed else y, Variable))
        for variables in (kernel.space, kernel.inner)
    )
    return _Box(rows, inner, found, kernel.form != "flat", kernel.ops)


def _edge(test: KernelNode, of: Variable, space: Sequence[Variable]) -> tuple[Index, int] | None:
    """Where the values of a variable begin for which a test may hold, and how many they are."""
    below: list[Index] = []
    above: list[Index] = []
    for part in _parts(test):
        if not isinstance(part, Tested) or part.sign == "!=":
            continue
        factor = dict(part.index.terms).get(of, 0)
        rest = Index(part.index.constant, tuple(term for term in part.index.terms if term[0] != of))
        if abs(factor) != 1 or variables_of(rest) & {*space}:
            continue
        edge = rest if factor < 0 else minus(number(0), rest)
        if factor < 0 or part.sign == "==":
            below.append(edge)
        if factor > 0 or part.sign == "==":
            above.append(edge)
    for first in below:
        for last in above:
            size = minus(last, first).number
            if size is not None and 0 <= size < of.size:
                return first, size + 1
    return None


def _parts(test: KernelNode) -> list[KernelNode]:
    """What has to hold, all of it, for a test to hold."""
    if isinstance(test, Applied) and test.operation == "and":
        return [part for operand in test.operands for part in _parts(operand)]
    return [test]
