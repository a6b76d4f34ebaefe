"""A fold of one long row in parts, which threads share: their results are combined as the fold would combine them.

Chunks are combined in pairs, neighbours first. So those of a part are a branch of that tree, if their number is a power
of two, and the last ones, of which there may be fewer, are one too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import (
    CHUNK,
    FEW,
    Combination,
    Folded,
    Indexed,
    KernelNode,
    Loaded,
    MemoryMaker,
    NodeFold,
    Tested,
    in_order,
)
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import moved, replaced
from opspec.reads.arithmetic import of_atom, total
from opspec.reads.read_sets import variables_of
from opspec.reads.symbols import Index, Variable

LONG = 1 << 19  # terms that are worth several threads
PARTS = 16  # of a fold, at least: a power of two


@dataclass(frozen=True, slots=True)
class _Row:
    """The places of a fold: the index of one puts all variables in its place."""

    fold: NodeFold
    strides: Mapping[Variable, int]

    @staticmethod
    def of(fold: NodeFold) -> _Row:
        strides, size = dict[Variable, int](), 1
        for variable in reversed(fold.variables):
            strides[variable] = size
            size *= variable.size
        return _Row(fold, {variable: stride for variable, stride in strides.items() if variable.size > 1})

    @property
    def counts_places(self) -> bool:
        """Whether all that depends on a place depends on its number alone."""
        return all(map(self._counts, in_order(self.fold.terms)))

    def _counts(self, node: KernelNode) -> bool:
        if node.variables.isdisjoint(self.strides) or not isinstance(node, Folded | Loaded | Indexed | Tested):
            return True
        if isinstance(node, Folded):
            return False
        factors = dict((node.at if isinstance(node, Loaded) else node.index).terms)
        others = Index(0, tuple((atom, 1) for atom in factors if atom not in self.strides))
        if variables_of(others) & self.strides.keys():
            return False
        units = {factors.get(variable, 0) / stride for variable, stride in self.strides.items()}
        return len(units) == 1

    def terms(self, nodes: Nodes, place: Index) -> list[KernelNode]:
        (last,) = [variable for variable, stride in self.strides.items() if stride == 1]
        places = dict.fromkeys(self.fold.variables, Index(0)) | {last: place}
        return moved(nodes, self.fold.terms, [], places)[0]


def in_parts(nodes: Nodes, kernel: Kernel, fresh: MemoryMaker) -> list[Kernel]:
    """The kernel, or what computes parts of its fold and then one that combines them."""
    if kernel.form != "row" or kernel.inner or kernel.points != 1 or len(kernel.folds) != 1:
        return [kernel]
    (fold,) = kernel.folds
    if fold.count < LONG or fold.order != "tree" or fold.where is not None:
        return [kernel]
    row = _Row.of(fold)
    chunks = 1 << (fold.count // (PARTS * CHUNK)).bit_length() - 1
    size = chunks * CHUNK
    count, rest = divmod(fold.count, size)
    if 0 < rest <= FEW or not row.counts_places:
        return [kernel]
    buffers = [fresh(term.type, count) for term in fold.terms]
    part, place = Variable(f"{fold.variables[0].name}_part", count), Variable(f"{fold.variables[0].name}_place", size)
    own = nodes.fold((place,), row.terms(nodes, total([(of_atom(part), size), (of_atom(place), 1)])), fold.combination)
    stores = tuple(Store(buffer, of_atom(part), node) for buffer, node in zip(buffers, own, strict=True))
    parts = Kernel("row", (part,), stores, folds=_folds(own), ops=kernel.ops)
    left = [[nodes.load(buffer, Index(at)) for buffer in buffers] for at in range(count)]
    if rest:
        last = Variable(place.name, rest)
        behind = total([(of_atom(last), 1), (Index(count * size), 1)])
        left.append(list(nodes.fold((last,), row.terms(nodes, behind), fold.combination)))
    found = _in_pairs(nodes, fold.combination, left)
    if fold.start is not None:
        found = _combined(nodes, fold.combination, fold.start, found)
    values = [store.value for store in kernel.stores]
    others: dict[KernelNode, KernelNode] = {
        x: found[x.item] for x in in_order(values) if isinstance(x, Folded) and x.fold is fold
    }
    ends = replaced(nodes, values, others)
    made = tuple(replace(store, value=value) for store, value in zip(kernel.stores, ends, strict=True))
    folds = _folds(left[-1]) if rest else ()
    return [parts, replace(kernel, form="row" if folds else "flat", stores=made, folds=folds)]


def _folds(nodes: Sequence[KernelNode]) -> tuple[NodeFold, ...]:
    return tuple(dict.fromkeys(node.fold for node in nodes if isinstance(node, Folded)))


def _in_pairs(nodes: Nodes, combination: Combination, left: list[list[KernelNode]]) -> list[KernelNode]:
    """Neighbours combined until one is left; one that has none stays."""
    while len(left) > 1:
        pairs = zip(left[::2], left[1::2], strict=False)
        left = [_combined(nodes, combination, *pair) for pair in pairs] + left[len(left) // 2 * 2 :]
    return left[0]


def _combined(
    nodes: Nodes, combination: Combination, left: Sequence[KernelNode], right: Sequence[KernelNode]
) -> list[KernelNode]:
    inputs: dict[KernelNode, KernelNode] = dict(zip(combination.left, left, strict=True))
    inputs |= dict(zip(combination.right, right, strict=True))
    return replaced(nodes, combination.results, inputs)
