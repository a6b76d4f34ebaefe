"""Folds in LLVM's text: those of one term after another, and those by chunks, which are `trees`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

from opspec.compiled.native.columns import Columns
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.memory import read_side_by_side, write_side_by_side
from opspec.compiled.native.node_writer import NodeWriter, free_of
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position, Scalar, nested
from opspec.compiled.native.run_trees import row_tree_of
from opspec.compiled.native.short_rows import LARGEST, each_row_folded, folded_rows
from opspec.compiled.native.spelling import I1, stored
from opspec.compiled.native.terms import Running, Terms
from opspec.compiled.native.trees import Across, ColumnTree, Reserve, RunningMemory
from opspec.compiled.nodes import Applied, Folded, KernelNode, Loaded, NodeFold, in_order, operands_of
from opspec.compiled.plan import MANY
from opspec.reads.symbols import Variable

UNROLLED = 16  # terms, one after another, that are written out


class Folds:
    """Writes folds."""

    def __init__(self, target: InstructionSet, reserve: Reserve) -> None:
        self.values = NodeWriter(target, self.folded)
        self._reserve = reserve

    def folded(self, region: CodeRegion, fold: NodeFold) -> list[CodeValue]:
        """The results of a fold."""
        lanes = region.width(free_of(fold))
        if fold.order == "sequential":
            return _sequence(region, Terms(self.values, fold, lanes))
        terms = Terms(self.values, fold, lanes)
        varies = bool(region.varying & free_of(fold))
        tree = ColumnTree(terms, self._reserve, Across(lanes)) if varies else row_tree_of(terms, self._reserve)
        found = tree.folded(region)
        start = terms.start(region)
        return (found if start is None else terms.joined(region, start, found)).values

    def across(
        self,
        region: CodeRegion,
        fold: NodeFold,
        items: Sequence[Folded],
        columns: Columns,
        then: Callable[[CodeRegion], None] | None = None,
    ) -> None:
        """Write a fold for columns. These nodes, which are its results, are known where it is done, if something is to
        be done `then`; else they are loaded from then on.
        """
        terms = Terms(self.values, fold, columns.lanes)
        results = None if then else RunningMemory(self._reserve, terms, 1, columns.width)

        def use(inner: CodeRegion, offset: Scalar, found: Running) -> None:
            here = replace(terms, lanes=columns.at_once(inner))
            start = here.start(inner)
            found = found if start is None else here.joined(inner, start, found)
            if results is not None:
                results.write(inner, 0, offset, found)
            elif then is not None:
                self.values.loads |= {node: partial(_known, found.values[node.item]) for node in items}
                then(inner)

        self.keep(region, columns, fold.terms, fold.variables)
        ColumnTree(terms, self._reserve, columns).finish(region, use)
        if results is not None:
            self.values.loads |= {node: partial(_read, results, columns, node.item) for node in items}

    def of_rows(self, region: CodeRegion, fold: NodeFold, items: Sequence[Folded], columns: Columns) -> None:
        """Write a fold for short rows; these nodes, which are its results, are loaded from then on."""
        terms = Terms(self.values, fold, columns.lanes)
        self.keep(region, columns, fold.terms, fold.variables)
        folded = folded_rows if columns.size >= MANY else each_row_folded
        slots = folded(terms, self._reserve, region, columns)
        starts = fold.start is not None and fold.start != fold.combination.identity

        def read(inner: CodeRegion, item: int) -> CodeValue:
            at_once = columns.at_once(inner)
            found, here = slots.of(at_once).read(inner, 0, columns.offset(inner)), replace(terms, lanes=at_once)
            start = here.start(inner) if starts else None
            return (found if start is None else here.joined(inner, start, found)).values[item]

        self.values.loads |= {node: partial(read, item=node.item) for node in items}

    def keep(
        self, region: CodeRegion, columns: Columns, roots: Sequence[KernelNode], variables: Sequence[Variable]
    ) -> None:
        """Compute what differs from column to column, not with these variables, once for what roots need."""
        nodes = in_order(roots)
        inner = {*variables, *(x for node in nodes if isinstance(node, Folded) for x in node.fold.variables)}
        moving = [node for node in nodes if node.variables & inner]
        used = dict.fromkeys(x for node in moving for x in operands_of(node) if isinstance(x, Applied))
        self.keep_all(region, columns, [x for x in used if not x.variables & inner])

    def keep_all(self, region: CodeRegion, columns: Columns, nodes: Sequence[KernelNode]) -> None:
        """Compute these nodes once for each column, if they differ from column to column."""
        found = [x for x in nodes if isinstance(x, Applied) and columns.moves(x) and x not in self.values.loads]
        kept: dict[KernelNode, str] = {
            node: self._reserve(stored(node.type), columns.width) for node in found if node.type is not I1
        }

        def write(turn: CodeRegion, offset: Scalar) -> None:
            for node, memory in kept.items():
                write_side_by_side(turn, memory, offset, self.values.wide(turn, node))

        if kept:
            self._each(columns, found)(region, write)

        def read(turn: CodeRegion, node: KernelNode) -> CodeValue:
            return read_side_by_side(turn, kept[node], node.type, columns.offset(turn), columns.at_once(turn))

        self.values.loads |= {node: partial(read, node=node) for node in kept}

    def _each(
        self, columns: Columns, nodes: Sequence[KernelNode]
    ) -> Callable[[CodeRegion, Callable[[CodeRegion, Scalar], None]], None]:
        """How columns are gone through for what goes to memory of the kernel's own: those beyond the last one too, if
        they are few and nothing is loaded for them, since what is left over would be written once more.
        """
        left, seen = [*nodes], set[KernelNode]()
        while left:
            node = left.pop()
            if isinstance(node, Loaded) and columns.moves(node):
                return columns.each
            seen.add(node)
            left += [x for x in self._needs(node) if x not in seen]
        return columns.all if columns.width <= LARGEST else columns.each

    def _needs(self, node: KernelNode) -> Sequence[KernelNode]:
        """What a node is computed from; of one that lies in memory nothing but what its fold starts with."""
        if node not in self.values.loads:
            return operands_of(node)
        return (node.fold.start or ()) if isinstance(node, Folded) else ()


def _known(value: CodeValue, _: CodeRegion) -> CodeValue:
    return value


def _read(results: RunningMemory, columns: Columns, item: int, region: CodeRegion) -> CodeValue:
    return results.of(columns.at_once(region)).read(region, 0, columns.offset(region)).values[item]


def _sequence(region: CodeRegion, terms: Terms) -> list[CodeValue]:
    fold = terms.fold
    running = terms.start(region)
    if fold.count <= UNROLLED:
        for at in product(*(range(variable.size) for variable in fold.variables)):
            part = region.inner()
            for variable, number in zip(fold.variables, at, strict=True):
                part.bind(variable, place=Position(number))
            term = terms.term(part)
            running = term if running is None else terms.joined(part, running, term)
            region.join(part)
        assert running is not None
        return running.values
    first = running or terms.nothing()

    def body(turn: CodeRegion, carried: Sequence[CodeValue]) -> list[CodeValue]:
        now = first.like(carried)
        made = terms.joined(turn, now, terms.term(turn))
        return made.parts if now.some is None else terms.filled(made).parts

    return first.like(nested(region, fold.variables, first.parts, body)).values
