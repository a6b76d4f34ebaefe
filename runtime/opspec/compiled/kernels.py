"""Which loops compute an element for all indices: its folds hoisted out of the loops that they do not depend on."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement
from opspec.compiled.evaluator import Indices
from opspec.compiled.meaning import Push, variables_for
from opspec.compiled.nodes import (
    FEW,
    I1,
    LANES,
    Applied,
    Buffer,
    ConstantNode,
    Folded,
    KernelNode,
    Loaded,
    NodeFold,
    held_in,
    in_order,
    operands_of,
    size_of_space,
    variables_of,
)
from opspec.compiled.plan import Form, Kernel, Store
from opspec.compiled.renaming import renamed
from opspec.reads.arithmetic import linear, plus, total
from opspec.reads.concrete import number_of
from opspec.reads.symbols import Index, Variable

DEAR = 8  # nodes that are rather kept for a row than computed again
APART = 8  # elements from one window to the next that are loaded together
BLOCK = 4  # elements of a window's row that are worth loading for themselves
IN_LINE = 16  # elements of a line, if they have 32 bits
RUNS = 4  # lines that are as near as one: an index may go on in as many places by turns


def variables_in(indices: Indices) -> tuple[Variable, ...]:
    """The variables that stand for the dimensions of a value; one of size 1 has none."""
    return tuple(atom for index in indices for atom, _ in index.terms if isinstance(atom, Variable))


def rows_of(folds: Sequence[Folded], indices: Indices) -> tuple[Variable, ...] | None:
    """The variables that a row has: those that every fold depends on. None where folds differ in them, or one is done
    for each term of another one, be that written out for each element of a row.
    """
    variables = variables_in(indices)
    bound = {variable for node in folds for variable in node.fold.variables}
    rows: tuple[Variable, ...] | None = None
    for node in folds:
        if node.variables & bound:
            return None
        own = tuple(variable for variable in variables if variable in node.variables)
        again = not node.variables <= {*variables} and size_of_space(own) < size_of_space(variables)
        if again or (rows is not None and own != rows):
            return None
        rows = own
    return rows


def kernel_of(nodes: Nodes, element: NodeElement, shape: Sequence[int], buffer: Buffer, ops: tuple[int, ...]) -> Kernel:
    """The loops that store an element at all indices."""
    indices = variables_for(shape)
    space = variables_in(indices)
    folds = large_folds(element.parts)
    rows = rows_of(folds, indices)
    if not folds or rows is None:
        return Kernel("flat", space, stores_of(element, shape, buffer, indices), ops=ops)
    inner = tuple(variable for variable in space if variable not in rows)
    element = NodeElement(element.type, tuple(renamed(nodes, element.parts, _shared_names(folds, inner, rows))))
    return kernel_of_rows(rows, inner, stores_of(element, shape, buffer, indices), ops)


def kernel_of_rows(
    rows: tuple[Variable, ...], inner: tuple[Variable, ...], stores: tuple[Store, ...], ops: tuple[int, ...]
) -> Kernel:
    """The loops that fold each row, and then store what is made of its folds."""
    hoisted = tuple(dict.fromkeys(node.fold for node in large_folds([store.value for store in stores])))
    form: Form = "column" if not inner and rows and _is_column(hoisted, rows[-1]) else "row"
    made = Kernel(form, rows, stores, inner, hoisted, ops=ops)
    return replace(made, kept=_kept(made))


def lie_across(folds: Sequence[Folded], rows: Sequence[Variable], space: Sequence[Variable]) -> bool:
    """Whether a kernel for these rows would store elements that are far from each other, one after another, though its
    terms lie close.
    """
    wide = [variable for variable in space if variable.size > 1]
    inner = any(variable not in rows for variable in wide)
    return inner and wide[-1] in rows and not _is_column([node.fold for node in folds], wide[-1])


def large_folds(roots: Sequence[KernelNode]) -> list[Folded]:
    """The folds of many terms, inner ones before outer ones."""
    return [node for node in in_order(roots) if isinstance(node, Folded) and node.fold.count > FEW]


def _shared_names(
    folds: Sequence[Folded], inner: Sequence[Variable], rows: Sequence[Variable]
) -> dict[Variable, Variable]:
    """Variables of folds of rows that go as far as those of the row's loop, or of the first fold in no other's terms:
    equal terms are to be one node. One that is in the terms of another fold, which are written out, is computed inside
    of that loop, where its variables, which may be those of another one too, have to be others.
    """
    outermost = [node for node in folds if node.variables <= {*rows}] or folds
    shared = inner or outermost[0].fold.variables
    sizes = [variable.size for variable in shared]
    names: dict[Variable, Variable] = {}
    inside = {variable for node in folds if not node.variables <= {*rows} for variable in node.fold.variables}
    for node in folds:
        own = node.fold.variables
        if inside.isdisjoint(own) and [variable.size for variable in own] == sizes:
            names.update(zip(own, shared, strict=True))
    return names


def _kept(kernel: Kernel) -> tuple[KernelNode, ...]:
    """Dear nodes that several loops over a row need, the largest ones of those that stand inside each other. Truth
    values are made again of these: they lie in memory by bits or bytes, as many as a loop takes at once. What is the
    same for places side by side is made once for these.
    """
    row = kernel.row
    last = [variable for variable in row if variable.size > 1][-1:]
    loops = [_in_loop(fold.terms, row) for fold in kernel.folds if row and fold.variables == row]
    if kernel.inner:
        loops.append(_in_loop([store.value for store in kernel.stores], row))
    often = Counter(node for loop in loops for node in loop)
    shared = {x for x, count in often.items() if count > 1 and isinstance(x, Applied) and x.type is not I1}
    dear = [node for node in shared if node.variables.issuperset(last) and len(_in_loop([node], row)) > DEAR]
    below = {operand for node in dear for operand in _in_loop(operands_of(node), row)}
    return tuple(sorted((node for node in dear if node not in below), key=lambda node: node.number))


def _in_loop(roots: Sequence[KernelNode], row: tuple[Variable, ...]) -> set[KernelNode]:
    """The nodes that change with the variables of a row, without what folds go over."""
    found: set[KernelNode] = set()
    left = list(roots)
    while left:
        node = left.pop()
        if node not in found and not node.variables.isdisjoint(row):
            found.add(node)
            left += () if isinstance(node, Folded) else operands_of(node)
    return found


def push_of(push: Push, shape: Sequence[int], buffer: Buffer, ops: tuple[int, ...]) -> Kernel:
    """The loop that combines terms into what a buffer holds, one after another, each part of an element by itself."""
    when = None if isinstance(push.when, ConstantNode) and push.when.bits else push.when
    plain = zip(stores_of(push.term, shape, buffer, push.at), push.combinations, strict=True)
    stores = tuple(replace(store, when=when, combination=combination) for store, combination in plain)
    return Kernel("push", push.variables, stores, ops=ops)


def stores_of(element: NodeElement, shape: Sequence[int], buffer: Buffer, indices: Indices) -> tuple[Store, ...]:
    """Where the parts of an element go."""
    at = linear(indices, shape)
    if len(element.parts) == 1:
        return (Store(buffer, at, element.node),)
    twice = total([(at, 2)])
    return tuple(Store(buffer, plus(twice, Index(place)), part) for place, part in enumerate(element.parts))


def _farthest(run: int) -> int:
    """From one window to the next, where elements of both are loaded together: long ones are rows unless they share
    some.
    """
    return min(max(1, run if run < BLOCK else run - 1), APART)


def _steps(index: Index) -> dict[Variable, int]:
    """How far an index goes, to and fro, with each variable: of elements that lie a few apart, as parts of complex
    numbers do, and every other one, as if there was nothing between.
    """
    apart = math.gcd(*(factor for _, factor in index.terms))
    apart = apart if apart <= APART else 1
    steps = {atom: abs(factor) // apart for atom, factor in index.terms if isinstance(atom, Variable)}
    known = Index(0, tuple(term for term in index.terms if not any(held_in(Index(0, (term,))))))
    divided = variables_of(Index(0, tuple(term for term in known.terms if not isinstance(term[0], Variable))))
    return steps | {variable: _spread(known, variable) for variable in divided}


def _spread(index: Index, variable: Variable) -> int:
    """How far an index goes with a variable that it divides or chooses by, as elements lie that are in as many lines
    of memory for the first of its values.
    """
    others = {x.name: 0 for x in variables_of(index)}
    places = [number_of(index, others | {variable.name: x}) for x in range(min(variable.size, LANES))]
    lines = len({place // IN_LINE for place in places})
    return 1 if lines <= RUNS else lines * IN_LINE // LANES


def _is_column(folds: Sequence[NodeFold], last: Variable) -> bool:
    """Whether the terms lie close along a variable of the rows, and not along that of the folds; or whether they have
    an order, so that only rows can go side by side.
    """
    if last.size > 1 and all(fold.order == "sequential" for fold in folds):
        return True
    loads = [node for fold in folds for node in in_order(fold.terms) if isinstance(node, Loaded)]
    folded = {variable for fold in folds for variable in fold.variables}
    steps = [(_steps(load.at), load.variables) for load in loads]
    # The others go either way; so does what names a row, beside what lies in it.
    both = [step for step, own in steps if last in own and not folded.isdisjoint(own)] or [step for step, _ in steps]
    runs = [max((x.size for x in folded if step.get(x) == 1), default=0) for step in both]
    # Windows that go on by no more than they have lie close along both: the longer one fills vectors.
    along = [0 < step.get(last, 0) <= _farthest(run) for step, run in zip(both, runs, strict=True)]
    inner = [run > 0 and not (close and run < last.size) for run, close in zip(runs, along, strict=True)]
    return sum(along) > sum(inner)
