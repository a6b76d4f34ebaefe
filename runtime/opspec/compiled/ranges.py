"""Kernels whose conditions change at few places of a variable, as those of concatenations do, and of windows that lie
beyond an end: one for each range between these, in which it is known what they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, groupby, pairwise

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import Folded, Tested, in_order, size_of_space
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import moved
from opspec.reads.arithmetic import of_atom, plus
from opspec.reads.symbols import Index, Variable

LEAST = 1 << 15  # points of a kernel that is worth several
PART = 1 << 13  # of one of these
FEW = 8  # ranges
MOST = 64  # ranges, each of which is much work
MUCH = 1 << 17  # operations, if all that the kernel may compute for a point is computed
RUN = 64  # elements that lie side by side in each
SHORTEST = 3  # bytes that lie side by side in each, where it is much work
TOGETHER, WIDE = 10, 256  # ranges that are one kernel, as parts of a row of at most so many elements


def in_ranges(nodes: Nodes, kernel: Kernel, most: int = MOST) -> list[Kernel]:
    """The kernel, or one for each range of variables that has any of some size, or of all but the edges."""
    if kernel.form not in ("flat", "column") or kernel.points < LEAST or any(x.when is not None for x in kernel.stores):
        return [kernel]
    ends = [[0, *sorted(set(_changes(kernel, x))), x.size] for x in kernel.space]
    for at, found in enumerate(ends):  # the outermost first: what is stacked is apart then
        if len(found) > min(FEW, most) + 1 or not _are_long(kernel, at, found):
            found = _much(kernel, at, found)
        several = max(1, -(-(len(found) - 1) // max(1, most)))  # ranges that are one, where there are more
        if len(found) > several + 1:
            made = _apart(nodes, kernel, at, [*found[:-1:several], found[-1]])
            return [part for each in made for part in in_ranges(nodes, each, most // len(made))]
    for at, found in reversed([*enumerate(ends)]):
        if _are_edges(kernel.space[at], found):
            made = [part_of(nodes, kernel, at, *range_) for range_ in pairwise(found)]
            between = max(made, key=lambda kernel: kernel.points)
            if _is_simpler(kernel, between):
                return [part for each in made for part in (in_ranges(nodes, each) if each is between else [each])]
    return [kernel]


def _are_long(kernel: Kernel, at: int, ends: Sequence[int]) -> bool:
    """Whether so many lie side by side in each range that it is worth a kernel."""
    least = min(end - begin for begin, end in pairwise(ends))
    run = least * size_of_space(kernel.space[at + 1 :])
    many = least * 2 * FEW >= kernel.space[at].size or run * size_of_space(kernel.space[:at]) >= PART
    return run >= RUN and many


def _much(kernel: Kernel, at: int, ends: Sequence[int]) -> list[int]:
    """The ends of ranges each of which is much work for a kernel that has all of them; others are one with those beside
    them.
    """
    each = kernel.points // kernel.space[at].size
    run = size_of_space(kernel.space[at + 1 :])
    nodes = in_order([store.value for store in kernel.stores])
    width = min(store.buffer.element.dtype.itemsize for store in kernel.stores)

    def is_much(range_: tuple[int, int]) -> bool:
        size = range_[1] - range_[0]
        return size * run * width >= SHORTEST and size * each * len(nodes) >= MUCH

    much = [is_much(range_) for range_ in pairwise(ends)]
    return [0, *(end for end, sides in zip(ends[1:-1], pairwise(much), strict=True) if any(sides)), ends[-1]]


def _are_edges(variable: Variable, ends: Sequence[int]) -> bool:
    """Whether something else than between lies at the ends alone."""
    edges = variable.size - max(end - begin for begin, end in pairwise(ends))
    return 2 < len(ends) <= 4 and edges * 2 * FEW <= variable.size


def _is_simpler(kernel: Kernel, between: Kernel) -> bool:
    """Whether nothing is asked between the ends where something is folded, else whether less is read there."""
    order = in_order(between.roots)
    if any(isinstance(node, Folded) for node in order):
        return not any(isinstance(node, Tested) for node in order)
    return len(between.loads) < len(kernel.loads)


def _changes(kernel: Kernel, variable: Variable) -> Iterator[int]:
    """From where on a condition, that this variable is at most or at least a number, says something else; if that is
    for each term of a fold to say, from where on it is the same for all of them, or no more.
    """
    for node in in_order([store.value for store in kernel.stores]):
        if isinstance(node, Tested) and node.sign == "<=":
            terms = dict(node.index.terms)
            factor = terms.pop(variable, 0)
            rest = Index(node.index.constant, tuple(terms.items()))
            if not factor or any(not isinstance(x, Variable) or x in kernel.space for x in terms):
                continue
            for end in (rest.low, rest.high):
                if end is not None:
                    first = -end // factor + 1 if factor > 0 else -(-end // -factor)
                    if 0 < first < variable.size:
                        yield first


def _apart(nodes: Nodes, kernel: Kernel, at: int, ends: Sequence[int]) -> list[Kernel]:
    """The kernels for these ranges of a variable: one for each, but one for several that are short parts of a row."""
    made = list[Kernel]()
    if kernel.form == "flat" and at == len(kernel.space) - 1 > 0 and kernel.space[at].size <= TOGETHER:
        ends = range(kernel.space[at].size + 1)  # each element of a row by itself: rows are written whole
    for size, alike in groupby(pairwise(ends), lambda range_: range_[1] - range_[0]):
        begins = [begin for begin, _ in alike]
        short = kernel.form == "flat" and at > 0 and size * size_of_space(kernel.space[at + 1 :]) <= WIDE
        together = TOGETHER if short else 1
        for several in (begins[first : first + together] for first in range(0, len(begins), together)):
            if len(several) > 1:
                made.append(_side_by_side(nodes, kernel, at, several, size))
            else:
                made.append(part_of(nodes, kernel, at, several[0], several[0] + size))
    return made


def _side_by_side(nodes: Nodes, kernel: Kernel, at: int, begins: Sequence[int], size: int) -> Kernel:
    """The kernel for so many values of a variable from each of these on."""
    variable = kernel.space[at]
    own = Variable(f"{variable.name}_{begins[0]}", size)
    given = [store.value for store in kernel.stores], [store.at for store in kernel.stores]
    parts = list[list[Store]]()
    for begin in begins:
        place = Index(begin) if size == 1 else plus(of_atom(own), Index(begin))
        made = zip(kernel.stores, *moved(nodes, *given, {variable: place}), strict=True)
        parts.append([Store(store.buffer, there, value) for store, value, there in made])
    stores = chain.from_iterable(zip(*parts, strict=True))  # in the order of memory, that rows may be written whole
    space = (*kernel.space[:at], *(() if size == 1 else (own,)), *kernel.space[at + 1 :])
    return replace(kernel, space=space, stores=tuple(stores))


def part_of(nodes: Nodes, kernel: Kernel, at: int, begin: int, end: int) -> Kernel:
    """The kernel for the values of a variable from one to below another."""
    variable = kernel.space[at]
    own = Variable(f"{variable.name}_{begin}", end - begin)
    place = Index(begin) if own.size == 1 else plus(of_atom(own), Index(begin))
    folds = {node.fold: node for node in in_order(kernel.roots) if isinstance(node, Folded)}
    values, places = moved(
        nodes,
        [*(store.value for store in kernel.stores), *(folds[fold] for fold in kernel.folds)],
        [store.at for store in kernel.stores],
        {variable: place},
    )
    space = (*kernel.space[:at], *(() if own.size == 1 else (own,)), *kernel.space[at + 1 :])
    stores = tuple(
        Store(store.buffer, there, value) for store, there, value in zip(kernel.stores, places, values, strict=False)
    )
    needed = {*in_order([store.value for store in stores])}  # a condition may have been all that asked for a fold
    left = [node for node in values[len(stores) :] if isinstance(node, Folded) and node in needed]
    # What became the same for all columns is folded once, outside of the loop over them.
    kept = tuple(dict.fromkeys(node.fold for node in left if space and space[-1] in node.variables))
    if kernel.form == "column" and kept:
        return replace(kernel, space=space, stores=stores, folds=kept)
    return replace(kernel, form="flat", space=space, stores=stores, folds=())
