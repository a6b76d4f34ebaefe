"""What a fold would read from far apart, one element after another, or choose among many elements, is stored before as
its terms lie.

To turn an array in squares takes a few times less than to read it across: of each line of memory that comes, one
element would be read, and the line forgotten before the next one of it is asked for. And a kernel that does nothing but
choose is split where its conditions change.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from opspec.compiled.building import Nodes
from opspec.compiled.factors import Reads
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.meaning import variables_for
from opspec.compiled.nodes import (
    I1,
    Applied,
    Buffer,
    ConstantNode,
    Folded,
    KernelNode,
    Loaded,
    MemoryMaker,
    in_order,
    operands_of,
    size_of_space,
    variables_of,
)
from opspec.compiled.plan import CLOSE, NARROW, SQUARE, Kernel, Store
from opspec.compiled.renaming import replaced
from opspec.reads.arithmetic import linear, of_atom
from opspec.reads.symbols import Index, Variable

LEAST = 1 << 12  # elements that are worth a kernel
LARGEST = 1 << 26  # bytes that are stored once more, where a program has little else
MUCH, SHARE = 100_000_000, 16  # bytes that a program has anyway, from which on no more is stored than a part of them
CHOSEN = 4  # elements that one is chosen among while a fold goes on


def room_beside(buffers: Sequence[Buffer]) -> int:
    """How many bytes may be stored once more beside what is given and wanted."""
    there = sum(buffer.bytes for buffer in {*buffers})
    return LARGEST if there < MUCH else there // SHARE


def with_terms_stored(nodes: Nodes, kernel: Kernel, fresh: MemoryMaker, room: int, ops: Sequence[int]) -> list[Kernel]:
    """The kernel, behind what lays out anew the elements that it would read across, or choose: so many bytes. `ops`:
    those of the kernel that its folds read.
    """
    order = _order(kernel)
    if not order or any(store.when is not None for store in kernel.stores):
        return [kernel]
    made: list[Kernel] = []
    others: dict[KernelNode, KernelNode] = {}
    for node in _stored(kernel, order, room):
        space = tuple(x for x in order if x in node.variables)
        at = linear([of_atom(variable) for variable in space], [variable.size for variable in space])
        buffer = fresh(node.type, size_of_space(space))
        made.append(Kernel("flat", space, (Store(buffer, at, node),), ops=tuple(ops)))
        others[node] = nodes.load(buffer, at)
    if not made:
        return [kernel]
    values = replaced(nodes, [store.value for store in kernel.stores], others)
    stores = tuple(replace(store, value=value) for store, value in zip(kernel.stores, values, strict=True))
    return [*made, kernel_of_rows(kernel.space, kernel.inner, stores, kernel.ops)]


def _order(kernel: Kernel) -> tuple[Variable, ...]:
    """The variables of what is folded, the one last that is read side by side; none if terms have several orders."""
    space, row = _wide(kernel.space), _wide(kernel.folds[0].variables if kernel.folds else ())
    if not row or any(_wide(fold.variables) != row for fold in kernel.folds):
        return ()
    if kernel.form == "column":
        return (*space[:-1], *row, *space[-1:])
    trees = all(fold.order == "tree" for fold in kernel.folds)
    return (*space, *row) if kernel.form == "row" and trees and not kernel.is_across else ()


def _wide(variables: Sequence[Variable]) -> tuple[Variable, ...]:
    return tuple(variable for variable in variables if variable.size > 1)


def _stored(kernel: Kernel, order: Sequence[Variable], room: int) -> Iterator[KernelNode]:
    """What is stored, each element of which is read once for the folds."""
    left, seen = [store.value for store in kernel.stores], set[KernelNode]()
    while left:
        node = left.pop()
        if node in seen:
            continue
        seen.add(node)
        count = size_of_space(node.variables)
        fits = {*order} == {*_wide(tuple(node.variables))} and LEAST <= count <= room * 8 // node.type.bits
        if fits and node.type is not I1 and (_is_across(node, order[-1]) or _chooses(node, order[-1])):
            room -= count * node.type.bits // 8
            yield node
        else:
            left += operands_of(node)


def _is_across(node: KernelNode, last: Variable) -> bool:
    """Whether it lies close along one variable alone, which is another than the last one; or is made of several that
    lie so, and of nothing else that is as much.
    """
    if isinstance(node, Applied):
        found = in_order([node])
        loads = [x for x in found if isinstance(x, Loaded) and x.variables == node.variables]
        plain = not any(isinstance(x, Folded) for x in found)
        return plain and len(loads) > 1 and all(_is_across(load, last) for load in loads)
    if not isinstance(node, Loaded) or not node.inside or last.size < SQUARE or _is_larger([node]):
        return False
    steps = _steps(node)
    along = [variable for variable, step in steps.items() if step in CLOSE and variable.size >= NARROW]
    return bool(along) and steps.keys() == node.variables and steps.get(last, 0) >= NARROW


def _chooses(node: KernelNode, last: Variable) -> bool:
    """Whether it is chosen among many elements, or some that do not lie side by side along the last variable."""
    if not _is_choice(node):
        return False
    found = in_order([node])
    loads = [x for x in found if isinstance(x, Loaded)]
    if len(loads) < 2 or _is_larger(loads) or not all(isinstance(x, ConstantNode) or _is_plain(x) for x in found):
        return False
    return len(loads) > CHOSEN or any(_steps(x).get(last, 1) > 1 for x in loads)


def _is_larger(loads: Sequence[Loaded]) -> bool:
    """Whether it would be stored several times, as what windows share."""
    return size_of_space(loads[0].variables) > 2 * max(load.buffer.size for load in loads)


def _is_choice(node: KernelNode) -> bool:
    return isinstance(node, Applied) and node.operation == "select"


def _is_plain(node: KernelNode) -> bool:
    """No fold, which may go over variables of the kernel that stores the choice."""
    return isinstance(node, Loaded) or (node.type is I1 and not isinstance(node, Folded)) or _is_choice(node)


def _steps(node: Loaded) -> dict[Variable, int]:
    """How far its place goes with variables that no part of it divides."""
    divided = variables_of(Index(0, tuple(term for term in node.at.terms if not isinstance(term[0], Variable))))
    return {x: abs(factor) for x, factor in node.at.terms if isinstance(x, Variable) and x not in divided}


def is_turned(reads: Reads, shape: Sequence[int]) -> bool:
    """Whether what lies side by side in a large value of a shape lies apart in the one that it reads."""
    if len(reads) != 1 or not shape or math.prod(shape) < LEAST or shape[-1] < SQUARE:
        return False
    last, ((_, index),) = variables_for(shape)[-1], reads
    return bool(index) and last != index[-1] and last in index[:-1]
