"""What a kernel is like: how its elements lie, which decides how its loops are written."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from opspec.compiled.native.indices import by_places
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.memory import GATHERED, runs_of, size_of
from opspec.compiled.native.regions import PlaceInRow, Position
from opspec.compiled.native.tiles import is_tiled
from opspec.compiled.nodes import (
    I1,
    Applied,
    Combination,
    ConstantNode,
    Folded,
    Indexed,
    KernelNode,
    Loaded,
    Tested,
    held_in,
    in_order,
    is_same_bits,
    operands_of,
    size_of_space,
    variables_of,
)
from opspec.compiled.operations import INT
from opspec.compiled.plan import MANY, Kernel, Store
from opspec.numerics.caches import last_level
from opspec.reads.concrete import number_of
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import LINE

GATHERING = 24  # operations that take as long as to find elements that do not lie side by side, and to load them
MOST_PICKED = 512  # loads of a kernel that are written lane by lane: LLVM's time grows faster than they do
FEW_OPERATIONS = 8  # take no longer than to load and to store, however they are compiled
_WHOLE = (
    "add",
    "sub",
    "neg",
    "max",
    "min",
    "convert",
    "bitcast",
)  # operations on integers that mask none of their bits
_INTEGERS = re.compile(r"<(\d+) x i(\d+)>")
_ALONE = ({"float"}, {"sint"})  # kinds of numbers of which nothing is converted
MANY_OPERATIONS = 100  # from here on, one to nine hundredths of a call are saved, and a fourth of the compilation lost
GROUPS = 8  # vectors of elements in turns that are loaded or stored at once: more are too many for registers
MOST_TURNED = 7  # vectors of a turn: there are registers for as many
MOST_IN_TURN = 25  # that are put in order: LLVM takes 2 ms for each
BEHIND = 8  # operations on the folds of a row
FEW = 4  # operations on each element that is moved
DEAR = 8  # operations of a combination that are text enough for one vector
# Nodes in lanes of a turn, beyond which LLVM takes longer than a kernel may: so many operations hardly wait for each
# other, if they are no chain.
WRITTEN = 8000
CHAINED = 7  # times as many operations as the longest chain of them are too few to be done while it waits for itself


def lanes_of(kernel: Kernel, nodes: Sequence[KernelNode], target: InstructionSet) -> tuple[int, int]:
    """How many elements of the widest type a vector has, and how many go at once: those of several vectors, so that
    none waits for another.
    """
    widest = max((size_of(node.type) for node in nodes if not isinstance(node, ConstantNode)), default=4)
    vector, several = max(1, target.vector_bytes // widest), 4
    if kernel.turned:
        several = max(1, LINE // target.vector_bytes)  # no more: a line of each row that is read has to stay near
    elif is_tiled(kernel) or _folds_columns(kernel, several * vector):
        several = 1 if any(fold.order == "tree" and work_of(fold.combination) > DEAR for fold in kernel.folds) else 2
        if is_tiled(kernel) and 2 * 4 * size_of_space(kernel.space[-2:-1]) <= target.registers:
            several = 4  # running sums of so few rows would wait for themselves
    elif kernel.form == "flat":
        while several > 1 and len(nodes) * several * vector > WRITTEN:
            several //= 2
        if several == 1 and len(nodes) * vector <= WRITTEN and is_chained(nodes):
            several = 2
    row, alike = kernel.space[len(kernel.space) - in_one_loop(kernel, nodes, vector, kernel.space) :], set[KernelNode]()
    if kernel.form == "flat":
        touched = [*(store.at for store in kernel.stores), *(node.at for node in nodes if isinstance(node, Loaded))]
        several = max(1, min(several, GROUPS // max(1, *(_apart(at, row) for at in touched))))
        if alike := patterned(kernel, nodes, row, vector):
            turn = _turn_of_patterns(row, vector)
            several = turn * max(1, several // turn)
    lanes, picked = several * vector, sum(_is_picked(node, row) and node not in alike for node in nodes)
    while picked * lanes > MOST_PICKED and lanes > 1:
        lanes //= 2
    return vector, lanes


def is_chained(nodes: Sequence[KernelNode]) -> bool:
    """Whether a chain of operations, of which each waits for the one before, is long beside what can be done meanwhile:
    then two vectors take as long as one.
    """
    longest: dict[KernelNode, int] = {}
    for node in nodes:
        longest[node] = 1 + max((longest.get(operand, 0) for operand in operands_of(node)), default=0)
    return CHAINED * max(longest.values()) > len(nodes)


def in_one_loop(kernel: Kernel, nodes: Sequence[KernelNode], vector: int, space: Sequence[Variable]) -> int:
    """How many of the last variables, of points or of rows, are one loop: those whose places all indices count, and
    those that go less far than vectors, where empty lanes would cost more than indices that are harder.
    """
    work = sum(isinstance(node, Applied) for node in nodes)
    count, size = min(1, len(space)), size_of_space(space[-1:])
    while count < len(space):
        row = space[len(space) - count - 1 :]
        strides = PlaceInRow(tuple(row), Position(0)).strides
        gathered = sum(not counts_places(index, strides) for index in _indices(kernel, nodes, row))
        gathered -= len(patterned(kernel, nodes, row, vector))
        full = -size % vector * work <= size * gathered * GATHERING
        if gathered and (full or names_alike(nodes, row)):
            break
        count, size = len(row), size_of_space(row)
    return count


def _indices(kernel: Kernel, nodes: Sequence[KernelNode], row: Sequence[Variable]) -> list[Index]:
    """Where elements are loaded and stored, and what is compared, by the places of a row where it can be."""
    found = [store.at for store in kernel.stores]
    for node in nodes:
        match node:
            case Loaded(at=index) | Indexed(index=index):
                found.append(index)
            case Tested(index=index, sign=sign):
                found.append(by_places(index, sign, row))
    return found


def _folds_columns(kernel: Kernel, lanes: int) -> bool:
    """Whether folds go over many columns, several terms of each at once: these wait for nobody either, and are twice
    as much text with twice as many lanes.
    """
    return bool(kernel.folds) and kernel.is_across and kernel.space[-1].size > lanes


def _apart(at: Index, row: Sequence[Variable]) -> int:
    """How far apart the elements lie that neighbouring lanes load or store; 0 where that is not the same for all."""
    strides = PlaceInRow(tuple(row), Position(0)).strides
    return _unit(at, strides) if counts_places(at, strides) else 0


def rows_again(nodes: Sequence[KernelNode], outer: Sequence[Variable], last: Sequence[Variable]) -> int:
    """How many of the outer variables, from the last one back, lead to the same elements that do not lie side by side,
    if there are any: these are loaded once, lane by lane, for all rows.
    """
    dear = [node for node in nodes if isinstance(node, Loaded) and not _is_plain(node, last)]
    used = frozenset().union(*(node.variables for node in dear)) if dear else frozenset(outer)
    count = 0
    while count < len(outer) and outer[len(outer) - count - 1] not in used:
        count += 1
    return count if size_of_space(outer[len(outer) - count :]) > 1 else 0


def _is_plain(node: Loaded, last: Sequence[Variable]) -> bool:
    """Whether lanes load one element, or several side by side."""
    return node.variables.isdisjoint(last) or _apart(node.at, last) == 1


def _is_picked(node: KernelNode, row: Sequence[Variable]) -> bool:
    """Whether it may be loaded lane by lane: no instruction gathers elements that are so narrow."""
    if not isinstance(node, Loaded) or size_of(node.type) >= GATHERED or not node.variables.intersection(row):
        return False
    return not counts_places(node.at, PlaceInRow(tuple(row), Position(0)).strides)


def patterned(kernel: Kernel, nodes: Sequence[KernelNode], row: Sequence[Variable], vector: int) -> set[KernelNode]:
    """Elements that a flat kernel loads, that do not count the places of a row, and lie the same way in each turn of
    some vectors, in a few runs side by side.
    """
    turn = _turn_of_patterns(row, vector)
    if kernel.form != "flat" or len(row) < 2 or turn > MOST_TURNED or (turn.bit_count() > 1 and _chooses(nodes)):
        return set()
    found = [x for x in nodes if isinstance(x, Loaded) and x.inside and _is_patterned(x, row, turn * vector)]
    terms = sum(math.prod(x.size for x in node.variables.difference(kernel.space)) for node in found)
    return {*found} if turn * terms <= MOST_IN_TURN else set()


def _chooses(nodes: Sequence[KernelNode]) -> bool:
    """Whether there are truth values, which LLVM takes one by one where they are no power of two."""
    combined = [x for node in nodes if isinstance(node, Folded) for x in in_order(node.fold.combination.results)]
    return any(node.type is I1 for node in (*nodes, *combined))


def _is_patterned(node: Loaded, row: Sequence[Variable], lanes: int) -> bool:
    strides = PlaceInRow(tuple(row), Position(0)).strides
    varying = tuple(term for term in node.at.terms if not variables_of(Index(0, (term,))).isdisjoint(row))
    index = Index(0, varying)
    if counts_places(node.at, strides) or variables_of(index) - strides.keys() or any(held_in(index)):
        return False
    return _are_few_runs(index, tuple(row), lanes)


@cache
def _are_few_runs(index: Index, row: tuple[Variable, ...], lanes: int) -> bool:
    """Whether an index of places of a row is a few runs of elements in a turn, and in the next one, as if the row went
    on.
    """
    strides = PlaceInRow(row, Position(0)).strides

    def number(place: int) -> int:
        digits = {x.name: place // stride % x.size for x, stride in strides.items() if x != row[0]}
        return number_of(index, digits | {row[0].name: place // strides[row[0]]})

    places, following = ([number(turn * lanes + lane) for lane in range(lanes)] for turn in range(2))
    alike = [x - following[0] for x in following] == [x - places[0] for x in places]
    return alike and runs_of(places) is not None


def _turn_of_patterns(row: Sequence[Variable], vector: int) -> int:
    """Of how many vectors a turn is that begins with the first values of all variables of a row but its first."""
    inner = size_of_space(row[1:])
    return inner // math.gcd(inner, vector)


def operations_of(nodes: Sequence[KernelNode]) -> int:
    """How often nodes are computed, all together."""
    return sum(size_of_space(node.variables) for node in nodes)


def puts_together(nodes: Sequence[KernelNode]) -> bool:
    """Whether nothing is computed, but some of what is loaded chosen by where an element is."""
    choices = [node.operation for node in nodes if isinstance(node, Applied)]
    return "select" in choices and all(choice in ("select", "and", "or", "not") for choice in choices)


def work_of(combination: Combination) -> int:
    """How many operations combine two terms."""
    return sum(isinstance(node, Applied) and not is_same_bits(node) for node in in_order(combination.results))


def goes_by_lanes(kernel: Kernel) -> bool:
    """Whether rows are short and few, and much follows from their folds: it is computed of all at once."""
    if not kernel.folds_short_rows or not 1 < kernel.points < MANY or kernel.inner:
        return False
    left, found = list[KernelNode](store.value for store in kernel.stores), set[KernelNode]()
    while left:
        node = left.pop()
        if isinstance(node, Applied) and node not in found:
            found.add(node)
            left += node.operands
    return len(found) >= BEHIND


def is_made_quickly(
    kernel: Kernel, nodes: Sequence[KernelNode], target: InstructionSet, vector: int, improved: bool
) -> bool:
    """Whether LLVM's improvements are not worth their time: it is one point, or of so few operations that it waits for
    memory, unless its rows are short, or of so many that compiling them takes longest. `improved`: its indices are
    divided, or lanes are put in order or masked by constants, or words may be blended.
    """
    if kernel.form == "flat" and kernel.points == 1:
        return True
    combined = [node for fold in kernel.folds for node in in_order(fold.combination.results)]
    if (
        improved
        or is_tiled(kernel)
        or kernel.form == "push"
        or _blends_words([*nodes, *combined], kernel.stores, target)
    ):
        return False
    few = -1 if _has_short_rows(kernel, nodes, vector) else FEW_OPERATIONS
    return not few < sum(isinstance(node, Applied) for node in (*nodes, *combined)) < MANY_OPERATIONS


def _has_short_rows(kernel: Kernel, nodes: Sequence[KernelNode], vector: int) -> bool:
    """Whether it goes row by row, and a row is shorter than a vector."""
    count = in_one_loop(kernel, nodes, vector, kernel.space) if kernel.form == "flat" else 0
    return 0 < count < len(kernel.space) and size_of_space(kernel.space[-count:]) < vector


def _blends_words(nodes: Sequence[KernelNode], stores: Sequence[Store], target: InstructionSet) -> bool:
    """Whether there may be blends of words: of numbers of 8 and 16 bits, and where vectors are shorter than a line, of
    truth values and for conversions too. At such a pass of LLVM, X86FixupInstTuning, may end the process, unless its
    improvements have written the blend anew (a number of 8 bits, which is negative till then).
    """
    loaded = [node.buffer.element for node in nodes if isinstance(node, Loaded)]
    held = [*loaded, *(store.buffer.element for store in stores)]
    numbers = [*held, *(node.type for node in nodes if node.type is not I1)]
    truths = any(node.type is I1 for node in nodes)
    if target.vector_bytes < LINE and (truths or {type_.kind for type_ in numbers} not in _ALONE):
        return True
    return any(size_of(type_) < 4 for type_ in numbers)


def masks_words(nodes: Sequence[KernelNode], lines: Iterable[str], vector_bytes: int) -> bool:
    """Whether there may be blends of words, as above, in a text: of integers some bits of which become zeros, whichever
    way. In vectors of whole lines there are none, where a register has as much.
    """
    if not any(map(_masks_bits, nodes)):
        return False
    vectors = {(int(lanes), int(bits)) for line in lines for lanes, bits in _INTEGERS.findall(line)}
    return vector_bytes < LINE or any(bits > 1 and lanes * bits % (8 * LINE) for lanes, bits in vectors)


def _masks_bits(node: KernelNode) -> bool:
    if not isinstance(node, Applied) or node.type.kind not in INT:
        return False
    if node.operation == "select":
        return any(isinstance(x, ConstantNode) for x in node.operands)
    return node.operation not in _WHOLE


def apart_of(kernel: Kernel, nodes: Sequence[KernelNode]) -> tuple[Variable, ...]:
    """The last variables of a push that say to which element a point goes, each to another one, side by side; more than
    one, where what is loaded lies so, too, and is nothing that points before it stored.
    """
    stored = {store.buffer for store in kernel.stores}
    waits = any(isinstance(node, Loaded) and node.buffer in stored for node in nodes)
    space, count = kernel.space, 0
    while count < len(space):
        row = space[len(space) - count - 1 :]
        strides = PlaceInRow(tuple(row), Position(0)).strides
        if not all(_unit(store.at, strides) == 1 and counts_places(store.at, strides) for store in kernel.stores):
            break
        if count and (waits or not all(counts_places(index, strides) for index in _indices(kernel, nodes, row))):
            break
        count += 1
    return tuple(space[len(space) - count :])


def is_far(store: Store) -> bool:
    """Whether it is to a place that elements name, of a buffer that the caches do not hold."""
    return store.buffer.bytes > last_level() * 3 // 4 and any(held_in(store.at))


def is_row(node: Loaded, last: Sequence[Variable]) -> bool:
    """Whether it loads, one behind the other along the last variables, elements of a row that another element names."""
    strides = PlaceInRow(tuple(last), Position(0)).strides
    return any(held_in(node.at)) and _unit(node.at, strides) == 1 and counts_places(node.at, strides)


def names_alike(nodes: Sequence[KernelNode], row: Sequence[Variable]) -> bool:
    """Whether elements that are the same for all values of the first variable name others."""
    named = {held for node in nodes if isinstance(node, Loaded) for held in held_in(node.at)}
    return any(row[0] not in held.variables and not held.variables.isdisjoint(row) for held in named)


def takes_halves(kernel: Kernel, nodes: Sequence[KernelNode]) -> bool:
    """Whether vectors are half as long as a line, for a kernel that does little more than move rows whose places are
    elements: of those as long as a line every one lies in two, where a row begins inside of a line.
    """
    last = kernel.space[-1:]
    if kernel.form == "push":
        found = bool(apart_of(kernel, nodes))
    else:
        found = kernel.form == "flat" and any(is_row(node, last) for node in nodes if isinstance(node, Loaded))
    return found and sum(isinstance(node, Applied) and last[0] in node.variables for node in nodes) <= FEW


def counts_places(index: Index, strides: Mapping[Variable, int]) -> bool:
    """Whether an index moves with variables as a place moves, if it depends on them."""
    if not variables_of(index) & strides.keys():
        return True
    factors = dict(index.terms)
    others = [Index(0, ((atom, 1),)) for atom in factors if atom not in strides]
    if any(variables_of(other) & strides.keys() for other in others):
        return False
    unit = _unit(index, strides)
    return all(factors.get(x, 0) == unit * stride for x, stride in strides.items() if x.size > 1)


def _unit(index: Index, strides: Mapping[Variable, int]) -> int:
    """How far an index goes for a place."""
    factors = dict(index.terms)
    return max((factors.get(x, 0) // stride for x, stride in strides.items() if x.size > 1), default=0)


def row_index(variables: Sequence[Variable]) -> Index:
    strides = PlaceInRow(tuple(variables), Position(0)).strides
    return Index(0, tuple(strides.items()))
