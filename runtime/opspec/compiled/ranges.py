"""Kernels whose conditions change at few places of a variable, as those of concatenations do: one for each range
between these, in which it is known what they say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import Tested, in_order, size_of_space
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import moved
from opspec.reads.arithmetic import of_atom, plus
from opspec.reads.symbols import Index, Variable

LEAST = 1 << 15  # points of a kernel that is worth several
MOST = 8  # ranges
RUN = 64  # elements that lie side by side in each


def in_ranges(nodes: Nodes, kernel: Kernel) -> list[Kernel]:
    """The kernel, or one for each range of the last variable that has any of some size."""
    if kernel.form == "flat" and kernel.points >= LEAST and all(store.when is None for store in kernel.stores):
        for at in reversed(range(len(kernel.space))):
            variable = kernel.space[at]
            ends = [0, *sorted(set(_changes(kernel, variable))), variable.size]
            least = min(end - begin for begin, end in pairwise(ends))
            run = least * size_of_space(kernel.space[at + 1 :])
            if 2 < len(ends) <= MOST + 1 and run >= RUN and least * 2 * MOST >= variable.size:
                return [_range(nodes, kernel, at, begin, end) for begin, end in pairwise(ends)]
    return [kernel]


def _changes(kernel: Kernel, variable: Variable) -> Iterator[int]:
    """From where on a condition, that this variable is at most or at least a number, says something else."""
    for node in in_order([store.value for store in kernel.stores]):
        if isinstance(node, Tested) and node.sign == "<=" and len(node.index.terms) == 1:
            ((atom, factor),) = node.index.terms
            first = 1 - node.index.constant if factor == 1 else node.index.constant
            if atom == variable and abs(factor) == 1 and 0 < first < variable.size:
                yield first


def _range(nodes: Nodes, kernel: Kernel, at: int, begin: int, end: int) -> Kernel:
    """The kernel for the values of a variable from one to below another."""
    variable = kernel.space[at]
    own = Variable(f"{variable.name}_{begin}", end - begin)
    place = Index(begin) if own.size == 1 else plus(of_atom(own), Index(begin))
    values, places = moved(
        nodes,
        [store.value for store in kernel.stores],
        [store.at for store in kernel.stores],
        {variable: place},
    )
    space: Sequence[Variable] = () if own.size == 1 else (own,)
    stores = tuple(
        Store(store.buffer, there, value) for store, there, value in zip(kernel.stores, places, values, strict=True)
    )
    return replace(kernel, space=(*kernel.space[:at], *space, *kernel.space[at + 1 :]), stores=stores)
