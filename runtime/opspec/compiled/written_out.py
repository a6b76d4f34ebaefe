"""Kernels of which a variable has few values, as colours and the parts of a vector in space have: a store for each one.

| the variable is | where |
| --- | --- |
| the last one | each element of a row is something else, or is made of what the row is; lanes are rows then |
| another one | what lies side by side is read for one value after another; it is read once then |
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import FEW, Applied, Folded, KernelNode, NodeFold, Tested, in_order, variables_of
from opspec.compiled.plan import Branch, Kernel, PlanBlock, Step, Store
from opspec.compiled.renaming import moved, replaced
from opspec.reads.symbols import Index, Variable

LEAST = 1 << 8  # rows that are worth it
LONGEST = 6  # elements of a row, each of which is something else
ALIKE = 4  # elements of one that are all the same of another row: lanes may as well be these
NARROW = 32  # bits of an element from which on a vector of lanes does not hold many rows
WORK = 2  # operations for a row, not its elements, that are worth it
MOST = 160  # operations for a row's elements, all together


def written_out(nodes: Nodes, kernel: Kernel) -> Kernel:
    """The kernel, or the one that has no such variable, but more stores."""
    if kernel.form != "flat" or len(kernel.space) < 2 or any(store.when is not None for store in kernel.stores):
        return kernel
    short = [x for x in kernel.space if 1 < x.size <= LONGEST and kernel.points >= LEAST * x.size]
    last = kernel.space[-1]
    variable = next((x for x in short if (_is_row(kernel, x) if x is last else _is_read_across(kernel, x))), None)
    if variable is None:
        return kernel
    stores = tuple(store for each in zip(*_stores(nodes, kernel, variable), strict=True) for store in each)
    space = tuple(x for x in kernel.space if x is not variable)
    return Kernel("flat", space, stores, ops=kernel.ops, uncached=kernel.uncached)


def rows_written_out(nodes: Nodes, block: PlanBlock) -> PlanBlock:
    """The block with all of its kernels so, but for those of loops."""

    def again(step: Step) -> Step:
        if isinstance(step, Branch):
            return replace(step, blocks=tuple(rows_written_out(nodes, block) for block in step.blocks))
        return written_out(nodes, step) if isinstance(step, Kernel) else step

    return replace(block, steps=tuple(map(again, block.steps)))


def _is_read_across(kernel: Kernel, variable: Variable) -> bool:
    """Whether what lies side by side is read for one value of a variable after another, but for nothing else."""
    steps = [dict(node.at.terms) for node in kernel.loads]
    rows = [step for step in steps if step.get(kernel.space[-1]) == variable.size and step.get(variable) == 1]
    return bool(rows) and _work(kernel, variable) <= MOST


def _is_row(kernel: Kernel, last: Variable) -> bool:
    """Whether something is asked of elements of a row, or computed once for all, and these are little work."""
    if _work(kernel, last) > MOST or not all(dict(store.at.terms).get(last) == 1 for store in kernel.stores):
        return False
    order = in_order(kernel.roots)
    if any(isinstance(node, Tested) and last in variables_of(node.index) for node in order):
        return True
    of_rows = [node for node in order if node.variables and last not in node.variables]
    work = sum(node.fold.count if isinstance(node, Folded) else isinstance(node, Applied) for node in of_rows)
    return work >= WORK and last.size <= ALIKE and all(x.value.type.bits >= NARROW for x in kernel.stores)


def _work(kernel: Kernel, variable: Variable) -> int:
    """Operations that are written for the values of a variable."""
    order = in_order(kernel.roots)
    return variable.size * sum(isinstance(x, Applied | Folded) and variable in x.variables for x in order)


def _stores(nodes: Nodes, kernel: Kernel, variable: Variable) -> Iterator[list[Store]]:
    """The stores for each value of a variable."""
    for value in range(variable.size):
        roots, places = moved(
            nodes, [x.value for x in kernel.stores], [x.at for x in kernel.stores], {variable: Index(value)}
        )
        made = _unfolded(nodes, roots)
        yield [Store(x.buffer, at, node) for x, at, node in zip(kernel.stores, places, made, strict=True)]


def _unfolded(nodes: Nodes, roots: Sequence[KernelNode]) -> list[KernelNode]:
    """The nodes, with folds of few terms written out: terms of several folds are one node then, and some are none."""
    folded = [node for node in in_order(roots) if isinstance(node, Folded) and _is_plain_fold(node.fold)]
    return replaced(nodes, roots, {node: _combined(nodes, node.fold)[node.item] for node in folded})


def _is_plain_fold(fold: NodeFold) -> bool:
    inside = any(isinstance(node, Folded) for node in in_order(fold.terms))
    return fold.count <= FEW and fold.order == "sequential" and fold.where is None and not inside


def _combined(nodes: Nodes, fold: NodeFold) -> Sequence[KernelNode]:
    """The terms of a fold, each by itself, as one."""
    found: Sequence[KernelNode] | None = fold.start
    for place in product(*(range(x.size) for x in fold.variables)):
        term, _ = moved(nodes, fold.terms, [], dict(zip(fold.variables, map(Index, place), strict=True)))
        left, right = fold.combination.left, fold.combination.right
        pairs = zip((*left, *right), (*(found or ()), *term), strict=True)
        found = term if found is None else replaced(nodes, fold.combination.results, dict(pairs))
    return found or ()
