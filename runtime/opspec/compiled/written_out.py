"""Kernels of which a variable has few values, as colours and the parts of a vector in space have: a store for each one.

| the variable is | where |
| --- | --- |
| the last one | each element of a row is something else, or is made of what the row is; lanes are rows then |
| another one | what lies side by side is read for one value after another; it is read once then |

Of a longer one every second value, or third, may be such a variable: where things are put between others. Where it is
divided by a larger number, it is two variables.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from opspec.compiled.building import Nodes
from opspec.compiled.fold_variables import folds_as_they_lie
from opspec.compiled.nodes import (
    FEW,
    Applied,
    Folded,
    KernelNode,
    Loaded,
    NodeFold,
    Tested,
    held_in,
    in_order,
    indices_in,
    size_of_space,
    variables_of,
)
from opspec.compiled.plan import Branch, Kernel, PlanBlock, Step, Store
from opspec.compiled.ranges import part_of
from opspec.compiled.renaming import moved, replaced
from opspec.reads.arithmetic import of_atom, total
from opspec.reads.symbols import Index, Quotient, Remainder, Variable

_Digit = Quotient | Remainder

LEAST = 1 << 8  # rows that are worth it
LONGEST = 6  # elements of a row, each of which is something else
ALIKE = 4  # elements of one that are all the same of another row: lanes may as well be these
NARROW = 32  # bits of an element from which on a vector of lanes does not hold many rows
MUCH = 16  # operations for an element that are worth whole vectors
WORK = 2  # operations for a row, not its elements, that are worth it
GATHERED = 2  # operations for a row that take as long as to gather another one of its elements, where it is one load
STORES = 16  # of a kernel
MOST = 160  # operations for a row's elements, all together


def written_out(nodes: Nodes, kernel: Kernel) -> list[Kernel]:
    """The kernel, or the one that has no such variable, but more stores, and one for what is left over."""
    if kernel.form != "flat" or not kernel.space or any(store.when is not None for store in kernel.stores):
        return [kernel]
    for variable in kernel.space[:-1]:
        found = _by_digits(nodes, kernel, variable, _digits_of(kernel, variable))
        if found is not None:
            return written_out(nodes, found)
    most = min(LONGEST, STORES // max(1, len(kernel.stores)))
    short = [x for x in kernel.space if 1 < x.size <= most and kernel.points >= LEAST * x.size]
    last = kernel.space[-1]
    for variable in short if len(kernel.space) > 1 else ():
        if _is_row(kernel, variable) if variable is last else _is_read_across(kernel, variable):
            space = tuple(x for x in kernel.space if x is not variable)
            return [_with_stores(nodes, kernel, space, variable, [Index(value) for value in range(variable.size)])]
    period = _period(kernel, last)
    if 1 < period <= most and last.size >= LEAST * period and _work(kernel, last) * period <= MOST:
        return _by_periods(nodes, kernel, period) or [kernel]
    return [(_by_digits(nodes, kernel, last, period) if period > LONGEST else None) or kernel]


def rows_written_out(nodes: Nodes, block: PlanBlock) -> PlanBlock:
    """The block with all of its kernels so, but for those of loops inside, which are so already."""

    def again(step: Step) -> Sequence[Step]:
        if isinstance(step, Branch):
            return [replace(step, blocks=tuple(rows_written_out(nodes, block) for block in step.blocks))]
        return written_out(nodes, folds_as_they_lie(nodes, step)) if isinstance(step, Kernel) else [step]

    return replace(block, steps=tuple(made for step in block.steps for made in again(step)))


def _period(kernel: Kernel, last: Variable) -> int:
    """After how many values of the last variable things are as they were, where that changes what is read or asked;
    else 1.
    """
    if not all(dict(store.at.terms).get(last) == 1 for store in kernel.stores):
        return 1
    return _digits_of(kernel, last)


def _digits_of(kernel: Kernel, variable: Variable) -> int:
    """What a variable is divided by, all together; 1 where it is by nothing."""
    atoms = [atom for index in indices_in(kernel.roots) for atom, _ in index.terms]
    return math.lcm(*{atom.by for atom in atoms if isinstance(atom, _Digit) and dict(atom.of.terms).get(variable) == 1})


def _by_periods(nodes: Nodes, kernel: Kernel, period: int) -> list[Kernel] | None:
    """The kernel with a store for each value within a period, and what is left over; None if that asks as much."""
    *outer, last = kernel.space
    whole = last.size // period * period
    own = Variable(f"{last.name}_each", last.size // period)
    values = [total([(of_atom(own), period), (Index(value), 1)]) for value in range(period)]
    rest = [] if whole == last.size else [part_of(nodes, kernel, len(outer), whole, last.size)]
    made = part_of(nodes, kernel, len(outer), 0, whole)
    found = _with_stores(nodes, made, (*outer, own), made.space[-1], values)
    return None if _asks(found, own) else [found, *rest]


def _by_digits(nodes: Nodes, kernel: Kernel, variable: Variable, period: int) -> Kernel | None:
    """The kernel with a loop over periods of a variable and one in each, as an array put beside itself again and again
    is read, or one whose elements are repeated; None if it is divided still.
    """
    if not 1 < period < variable.size or variable.size % period:
        return None
    at = kernel.space.index(variable)
    many, own = Variable(f"{variable.name}_many", variable.size // period), Variable(f"{variable.name}_each", period)
    value = total([(of_atom(many), period), (of_atom(own), 1)])
    space = (*kernel.space[:at], many, own, *kernel.space[at + 1 :])
    found = _with_stores(nodes, kernel, space, variable, [value])
    return None if _asks(found, many) or _asks(found, own) else found


def _asks(kernel: Kernel, variable: Variable) -> bool:
    """Whether a variable is divided still."""
    atoms = (atom for index in indices_in(kernel.roots) for atom, _ in index.terms)
    return any(isinstance(atom, _Digit) and variable in variables_of(atom.of) for atom in atoms)


def _with_stores(
    nodes: Nodes, kernel: Kernel, space: tuple[Variable, ...], variable: Variable, values: Sequence[Index]
) -> Kernel:
    """The kernel with a store for each of these values of a variable."""
    stores = zip(*(_stores(nodes, kernel, variable, value) for value in values), strict=True)
    together = tuple(store for each in stores for store in each)
    return Kernel("flat", space, together, ops=kernel.ops, uncached=kernel.uncached)


def _is_read_across(kernel: Kernel, variable: Variable) -> bool:
    """Whether what lies side by side is read for one value of a variable after another, but for nothing else."""
    steps = [dict(node.at.terms) for node in kernel.loads]
    rows = [step for step in steps if step.get(kernel.space[-1]) == variable.size and step.get(variable) == 1]
    return bool(rows) and _work(kernel, variable) * variable.size <= MOST


def _is_row(kernel: Kernel, last: Variable) -> bool:
    """Whether something is asked of elements of a row, or computed once for all, or much is computed for each, of which
    rows are no part of a vector; and these are little work.
    """
    each = _work(kernel, last)
    if each * last.size > MOST or not all(dict(store.at.terms).get(last) == 1 for store in kernel.stores):
        return False
    order = in_order(kernel.roots)
    if any(isinstance(node, Tested) and last in variables_of(node.index) for node in order):
        return True
    if any(store.value.type.bits < NARROW for store in kernel.stores):
        return False
    of_rows = [node for node in order if node.variables and last not in node.variables]
    if last.size.bit_count() > 1 and each >= MUCH and any(isinstance(node, Loaded) for node in of_rows):
        return True
    work = sum(node.fold.count if isinstance(node, Folded) else isinstance(node, Applied) for node in of_rows)
    looked_up = sum(_is_looked_up(node, last) for node in order) if last.size.bit_count() == 1 else 0
    return last.size <= ALIKE and work >= max(WORK, GATHERED * looked_up * (last.size - 1))


def _is_looked_up(node: KernelNode, last: Variable) -> bool:
    """Whether it is an element of a row that another element names: the row is one load, where lanes are its own."""
    return isinstance(node, Loaded) and any(held_in(node.at)) and dict(node.at.terms).get(last) == 1


def _work(kernel: Kernel, variable: Variable) -> int:
    """Operations that are computed for each value of a variable, for each term where folds are written out."""
    computed = [x for x in in_order(kernel.roots) if isinstance(x, Applied | Folded) and variable in x.variables]
    return sum(size_of_space(node.variables.difference(kernel.space)) for node in computed)


def _stores(nodes: Nodes, kernel: Kernel, variable: Variable, value: Index) -> list[Store]:
    """The stores for a value of a variable."""
    roots, places = moved(nodes, [x.value for x in kernel.stores], [x.at for x in kernel.stores], {variable: value})
    made = _unfolded(nodes, roots)
    return [Store(x.buffer, at, node) for x, at, node in zip(kernel.stores, places, made, strict=True)]


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
