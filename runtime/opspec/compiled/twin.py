"""Nodes evaluated by NumPy: what every printer of kernels is held against, bit by bit.

A variable is an axis, counted from the last one: first those of the kernel, in front of them those of folds. A node is
an array that has size 1 along what it does not depend on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce

import numpy as np

from opspec.compiled.nodes import (
    CHUNK,
    LANES,
    Applied,
    Buffer,
    Combination,
    ConstantNode,
    Folded,
    Indexed,
    Input,
    KernelNode,
    Loaded,
    NodeAtom,
    NodeFold,
    Tested,
    in_order,
    size_of_space,
)
from opspec.compiled.operations import bitcast, compute, convert
from opspec.compiled.plan import Kernel, Store, together
from opspec.reads.symbols import (
    Atom,
    Choice,
    Compare,
    Condition,
    Every,
    Extreme,
    Index,
    Product,
    Quotient,
    Remainder,
    Some,
    TableEntry,
    Variable,
)
from opspec.values.arrays import Array

MOST = 1 << 22  # points of a kernel that are computed at a time
Memory = Mapping[int, Array]  # by the numbers of buffers


def run(kernel: Kernel, memory: Memory) -> None:
    """Compute a kernel; what it stores is in the arrays afterwards."""
    if kernel.is_empty:
        return
    variables = (*kernel.space, *kernel.inner)
    axes = {variable: place for place, variable in enumerate(reversed(variables))}
    order = in_order(kernel.roots)
    _add_axes_of_folds(order, axes)
    memory = _flat(memory, {node.buffer for node in (*order, *kernel.stores) if isinstance(node, Loaded | Store)})
    for ranges in _pieces(kernel, order):
        twin = Twin(memory, axes, ranges)
        for node in order:
            twin.compute(node)
        for stores in together(kernel.stores):
            _put(twin, stores, variables, memory)


def _flat(memory: Memory, buffers: Collection[Buffer]) -> Memory:
    """Arrays whose elements lie close as what carries them, one behind the other."""
    return {buffer.number: memory[buffer.number].reshape(-1).view(buffer.element.dtype) for buffer in buffers}


def _pieces(kernel: Kernel, order: Sequence[KernelNode]) -> Iterator[dict[Variable, range]]:
    """Ranges of the first variable that keep arrays small; a push is done as a whole."""
    folds = [node.fold for node in order if isinstance(node, Folded)]
    folded = [variable for fold in folds for variable in fold.variables]
    whole = {variable: range(variable.size) for variable in (*kernel.space, *kernel.inner, *folded)}
    if not kernel.space:
        yield whole
        return
    points = size_of_space((*kernel.space[1:], *kernel.inner)) * max((fold.count for fold in folds), default=1)
    first = kernel.space[0]
    step = max(1, MOST // max(points, 1))
    for start in range(0, first.size, step):
        yield {**whole, first: range(start, min(start + step, first.size))}


def _put(twin: Twin, stores: Sequence[Store], variables: Sequence[Variable], memory: Memory) -> None:
    shape = tuple(len(twin.ranges[variable]) for variable in variables)
    places = [np.broadcast_to(twin.index(store.at), shape) for store in stores]
    values = [np.broadcast_to(twin.values[store.value.number], shape) for store in stores]
    targets = [memory[store.buffer.number] for store in stores]
    if (when := stores[0].when) is not None:
        asked = np.broadcast_to(twin.values[when.number], shape)
        places, values = [at[asked] for at in places], [value[asked] for value in values]
    combination = stores[0].combination
    if combination is None:
        targets[0][places[0]] = values[0]
    else:
        _push(targets, [at.ravel() for at in places], [value.ravel() for value in values], combination)


def _push(targets: Sequence[Array], places: Sequence[Array], values: Sequence[Array], combination: Combination) -> None:
    """One term after another for each place: the first ones of all places together, then the second ones, and so on."""
    order = np.argsort(places[0], kind="stable")
    places, values = [at[order] for at in places], [value[order] for value in values]
    first = places[0]
    starts = np.flatnonzero(np.r_[True, first[1:] != first[:-1]]) if first.size else np.zeros(0, np.int64)
    counts = np.diff(np.r_[starts, first.size])
    for turn in range(int(counts.max(initial=0))):
        here = starts[counts > turn] + turn
        old = [target[at[here]] for target, at in zip(targets, places, strict=True)]
        found = combined(combination, old, [value[here] for value in values])
        for target, at, value in zip(targets, places, found, strict=True):
            target[at[here]] = value


@dataclass
class Twin:
    """Values of nodes, by their numbers. `inputs`: what is given, by the numbers of the nodes that stand for it."""

    memory: Memory
    axes: dict[Variable, int]
    ranges: dict[Variable, range]
    values: dict[int, Array] = field(default_factory=dict)

    def compute(self, node: KernelNode) -> None:
        """The value of a node whose operands are known."""
        if node.number not in self.values:
            with np.errstate(all="ignore"):
                self.values[node.number] = self._value(node)

    def _value(self, node: KernelNode) -> Array:
        match node:
            case ConstantNode():
                return node.value
            case Loaded(buffer=buffer, at=at):
                return self._loaded(self.memory[buffer.number], self.index(at), node.inside)
            case Indexed(index=index):
                return self.index(index)
            case Tested(index=index, sign=sign):
                return self._tested(index, sign)
            case Applied(operation="select", operands=(test, then, other)):
                return np.where(self._of(test), self._of(then), self._of(other))
            case Applied(operation="convert", operands=(operand,), type=type_):
                return convert(self._of(operand), type_)
            case Applied(operation="bitcast", operands=(operand,), type=type_):
                return bitcast(self._of(operand), type_)
            case Applied(operation=name, operands=operands):
                return compute(name, *map(self._of, operands))
            case Folded(fold=fold, item=item):
                return self._folded(fold)[item]
        raise TypeError(f"nothing computes {node}")

    def _of(self, node: KernelNode) -> Array:
        return self.values[node.number]

    def _loaded(self, memory: Array, at: Array, inside: bool) -> Array:
        if inside:
            return np.asarray(memory[at])
        there = (at >= 0) & (at < memory.size)
        if not memory.size:
            return np.zeros(np.shape(at), memory.dtype)
        return np.where(there, memory[np.where(there, at, 0)], memory.dtype.type(0))

    # -- indices -----------------------------------------------------------------------------------

    def index(self, index: Index) -> Array:
        """The value of an index, in i64."""
        found: Array = np.asarray(index.constant, np.int64)
        for atom, factor in index.terms:
            found = found + self._atom(atom) * np.int64(factor)
        return found

    def _atom(self, atom: Atom) -> Array:
        match atom:
            case Variable():
                steps = self.ranges[atom]
                return np.arange(steps.start, steps.stop).reshape((-1,) + (1,) * self.axes[atom])
            case Quotient(of=of, by=by):
                return np.asarray(self.index(of) // by)
            case Remainder(of=of, by=by):
                return np.asarray(self.index(of) % by)
            case Product(left=left, right=right):
                return np.asarray(self.index(left) * self.index(right))
            case Extreme(largest=largest, parts=parts):
                found, *others = map(self.index, parts)
                for other in others:
                    found = np.maximum(found, other) if largest else np.minimum(found, other)
                return found
            case TableEntry(table=table, at=at):
                return np.take(np.asarray(table, np.int64), self.index(at), mode="clip")
            case Choice(test=test, then=then, other=other):
                return np.where(self._holds(test), self.index(then), self.index(other))
            case NodeAtom(node=node):
                return self._of(node).astype(np.int64)
        raise TypeError(f"nothing computes {atom}")

    def _holds(self, condition: Condition) -> Array:
        match condition:
            case Compare(left=left, sign=sign):
                return self._tested(left, sign)
            case Every(parts=parts):
                return np.asarray(reduce(np.logical_and, map(self._holds, parts)))
            case Some(parts=parts):
                return np.asarray(reduce(np.logical_or, map(self._holds, parts)))
        raise TypeError(f"nothing computes {condition}")

    def _tested(self, index: Index, sign: str) -> Array:
        found = self.index(index)
        return np.asarray({"<=": np.less_equal, "==": np.equal, "!=": np.not_equal}[sign](found, 0))

    # -- folds -------------------------------------------------------------------------------------

    def _folded(self, fold: NodeFold) -> list[Array]:
        given = [*map(self._of, (*fold.terms, *([] if fold.where is None else [fold.where]), *(fold.start or ())))]
        axes = [self.axes[variable] for variable in fold.variables]
        rank = max([x.ndim for x in given] + [axis + 1 for axis in axes])
        places = [rank - 1 - axis for axis in axes]
        count = len(fold.terms) + (fold.where is not None)
        rows = [_row(x, rank, places, fold) for x in given[:count]]
        starts = [np.moveaxis(_of_rank(x, rank), places, range(len(places))) for x in given[count:]]
        starts = [x.reshape(1, *x.shape[len(places) :]) for x in starts]
        shape = np.broadcast_shapes(*(x.shape[1:] for x in (*rows, *starts)))
        rows, starts = [[np.broadcast_to(x, (len(x), *shape)) for x in group] for group in (rows, starts)]
        row = TermRow(fold.combination, rows[: len(fold.terms)], None if fold.where is None else rows[-1])
        start = TermRow(fold.combination, starts, None) if starts else None
        found = row.sequential(start) if fold.order == "sequential" else row.tree(start)
        return [_bare(np.expand_dims(x[0], sorted(places))) for x in found.terms]


def _bare(x: Array) -> Array:
    """The array without axes of size 1 in front."""
    lead = next((at for at, size in enumerate(x.shape) if size != 1), x.ndim)
    return x.reshape(x.shape[lead:])


def _of_rank(x: Array, rank: int) -> Array:
    """The array with more axes in front, of size 1."""
    return x.reshape((1,) * (rank - x.ndim) + x.shape)


def _row(x: Array, rank: int, places: Sequence[int], fold: NodeFold) -> Array:
    """A term with all places of the fold along one axis, in front of the axes of the rest."""
    moved = np.moveaxis(_of_rank(x, rank), places, range(len(places)))
    rest = moved.shape[len(places) :]
    sizes = [variable.size for variable in fold.variables]
    return np.broadcast_to(moved, (*sizes, *rest)).reshape(fold.count, *rest)


def _add_axes_of_folds(order: Sequence[KernelNode], axes: dict[Variable, int]) -> None:
    """An axis for each variable of a fold: in front of those that its terms depend on besides, wherever it stands. A
    fold that goes over the loop of a row has the axes of that.
    """
    first = len(axes)
    besides: dict[tuple[Variable, ...], set[Variable]] = {}
    for node in reversed(order):  # folds around others come first
        if isinstance(node, Folded) and not axes.keys() >= set(node.fold.variables):
            besides.setdefault(node.fold.variables, set()).update(node.variables)
    left = list(besides)
    while left:  # as long as one waits for another's axes: no fold stands inside of itself
        waiting = {variable for variables in left for variable in variables}
        variables = next(variables for variables in left if waiting.isdisjoint(besides[variables] - {*variables}))
        left.remove(variables)
        start = max([first, *(axes[variable] + 1 for variable in besides[variables] if variable in axes)])
        axes |= {variable: start + place for place, variable in enumerate(reversed(variables))}


@dataclass(frozen=True, slots=True)
class TermRow:
    """Terms along the first axis; `there`: which of them are, all where it is None."""

    combination: Combination
    terms: list[Array]
    there: Array | None

    def __getitem__(self, at: slice) -> TermRow:
        return TermRow(self.combination, [x[at] for x in self.terms], None if self.there is None else self.there[at])

    @property
    def count(self) -> int:
        return len(self.terms[0])

    def then(self, other: TermRow) -> TermRow:
        """Each term of this row, on the left, with that of the other; there may be fewer of the latter."""
        count = other.count
        whole = self[:count]
        made = combined(self.combination, whole.terms, other.terms)
        there: Array | None = None
        if whole.there is not None or other.there is not None:
            ours = np.True_ if whole.there is None else whole.there
            theirs = np.True_ if other.there is None else other.there
            made = [
                np.where(ours & theirs, both, np.where(ours, x, y))
                for both, x, y in zip(made, whole.terms, other.terms, strict=True)
            ]
            there = np.broadcast_to(ours | theirs, made[0].shape)
        joined = TermRow(self.combination, made, there)
        return joined if count == self.count else joined.beside(self[count:])

    def beside(self, other: TermRow) -> TermRow:
        """Both rows, one behind the other."""
        pairs = zip(self.terms, other.terms, strict=True)
        terms = [np.concatenate([x, np.broadcast_to(y, (len(y), *x.shape[1:]))]) for x, y in pairs]
        if self.there is None and other.there is None:
            return TermRow(self.combination, terms, None)
        there = [np.ones(x.terms[0].shape, bool) if x.there is None else x.there for x in (self, other)]
        return TermRow(
            self.combination, terms, np.concatenate([np.broadcast_to(x, (len(x), *terms[0].shape[1:])) for x in there])
        )

    def sequential(self, start: TermRow | None) -> TermRow:
        found = self[:1] if start is None else start
        for at in range(0 if start is not None else 1, self.count):
            found = found.then(self[at : at + 1])
        return found

    def tree(self, start: TermRow | None) -> TermRow:
        chunks = [self[at : at + CHUNK].chunk() for at in range(0, self.count, CHUNK)]
        while len(chunks) > 1:
            pairs = [one.then(other) for one, other in zip(chunks[::2], chunks[1::2], strict=False)]
            chunks = [*pairs, *chunks[len(pairs) * 2 :]]
        return chunks[0] if start is None else start.then(chunks[0])

    def chunk(self) -> TermRow:
        lanes = self[:LANES]
        for at in range(LANES, self.count, LANES):
            lanes = lanes.then(self[at : at + LANES])
        half = LANES // 2
        while half:
            if lanes.count > half:
                lanes = lanes[:half].then(lanes[half:])
            half //= 2
        return lanes


def combined(combination: Combination, left: Sequence[Array], right: Sequence[Array]) -> list[Array]:
    """Two terms as one."""
    inputs = zip((*combination.left, *combination.right), (*left, *right), strict=True)
    twin = Twin({}, {}, {}, {node.number: x for node, x in inputs})
    for node in in_order(combination.results):
        if not isinstance(node, Input):
            twin.compute(node)
    shape = np.broadcast_shapes(*(np.shape(x) for x in (*left, *right)))
    return [np.broadcast_to(twin.values[node.number], shape) for node in combination.results]
