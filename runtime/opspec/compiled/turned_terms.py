"""What a fold of rows would read from far apart, one element after another, is stored before as its terms lie.

To turn an array in squares takes a few times less than to read it across: of each line of memory that comes, one
element would be read, and the line forgotten before the next one of it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from opspec.compiled.building import Nodes
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.nodes import KernelNode, Loaded, MemoryMaker, size_of_space, variables_of
from opspec.compiled.plan import SQUARE, Kernel, Store
from opspec.compiled.renaming import replaced
from opspec.reads.arithmetic import linear, of_atom
from opspec.reads.symbols import Variable

LEAST = 1 << 12  # elements that are worth a kernel
LARGEST = 1 << 26  # bytes that are rather read across than stored once more


def with_terms_turned(nodes: Nodes, kernel: Kernel, fresh: MemoryMaker) -> list[Kernel]:
    """The kernel, behind what lays out anew the elements that it would read across."""
    if kernel.form != "row" or kernel.is_across or any(fold.order != "tree" for fold in kernel.folds):
        return [kernel]
    row = _wide(kernel.folds[0].variables)
    if not row or any(_wide(fold.variables) != row for fold in kernel.folds):
        return [kernel]
    across = [node for node in kernel.loads if _is_across(node, row[-1])]
    if not across or any(store.when is not None for store in kernel.stores):
        return [kernel]
    made: list[Kernel] = []
    others: dict[KernelNode, KernelNode] = {}
    for node in across:
        space = tuple(x for x in (*_wide(kernel.space), *row) if x in node.variables)
        indices, shape = [of_atom(variable) for variable in space], [variable.size for variable in space]
        buffer = fresh(node.buffer.element, size_of_space(space))
        at = linear(indices, shape)
        made.append(Kernel("flat", space, (Store(buffer, at, node),)))
        others[node] = nodes.load(buffer, at)
    values = replaced(nodes, [store.value for store in kernel.stores], others)
    stores = tuple(replace(store, value=value) for store, value in zip(kernel.stores, values, strict=True))
    return [*made, kernel_of_rows(kernel.space, kernel.inner, stores, kernel.ops)]


def _wide(variables: Sequence[Variable]) -> tuple[Variable, ...]:
    return tuple(variable for variable in variables if variable.size > 1)


def _is_across(node: Loaded, last: Variable) -> bool:
    """Whether it lies close along one variable alone, which is not the last one that a fold goes over."""
    count = size_of_space(node.variables)
    if not node.inside or last.size < SQUARE or count < LEAST or count * node.type.bits // 8 > LARGEST:
        return False
    steps = {atom: abs(factor) for atom, factor in node.at.terms if isinstance(atom, Variable)}
    if len(steps) < len(node.at.terms) or node.variables != steps.keys() or node.variables != variables_of(node.at):
        return False
    along = [variable for variable, step in steps.items() if step == 1 and variable.size >= SQUARE]
    return bool(along) and steps.get(last, 0) >= SQUARE
