"""The variables that folds go over, as their terms lie in memory.

| a fold | is one |
| --- | --- |
| over a variable that is divided, as of repeated elements, or of what was turned and made a row | over its digits |
| whose terms may be combined in any order | that goes fastest along what lies side by side |
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from opspec.compiled.building import Nodes
from opspec.compiled.combining import in_any_order
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.nodes import (
    FEW,
    LANES,
    Folded,
    KernelNode,
    Loaded,
    NodeFold,
    in_order,
    indices_in,
    variables_of,
)
from opspec.compiled.plan import Kernel
from opspec.compiled.renaming import moved, replaced
from opspec.reads.arithmetic import of_atom, total
from opspec.reads.symbols import Index, Quotient, Remainder, Variable

MOST = 4  # variables in the place of one


def folds_as_they_lie(nodes: Nodes, kernel: Kernel) -> Kernel:
    """The kernel whose folds go over such variables."""
    if kernel.form == "push" or not any(isinstance(node, Folded) for node in in_order(kernel.roots)):
        return kernel
    return _in_their_order(nodes, _by_digits(nodes, kernel))


def _by_digits(nodes: Nodes, kernel: Kernel) -> Kernel:
    """The kernel that folds over digits of variables, where that leaves none to divide."""
    folds = dict.fromkeys(node.fold for node in in_order(kernel.roots) if isinstance(node, Folded))
    for variable in dict.fromkeys(x for fold in folds for x in fold.variables if fold.count > LANES):
        if variable in kernel.space:
            continue
        indices = [*indices_in(kernel.roots), *(store.at for store in kernel.stores)]
        sizes = _digits([index for index in indices if variable in variables_of(index)], variable)
        if sizes:
            kernel = _divided(nodes, kernel, variable, sizes)
    return kernel


def _digits(indices: Sequence[Index], variable: Variable) -> list[int]:
    """The sizes of the digits of a variable that are asked for, the first one that of the whole; none if there are no
    such digits, or something is asked that they do not say.
    """
    by = sorted({atom.by for atom in _divided_atoms(indices, [variable])})
    steps = [*pairwise([1, *by, variable.size])]
    if not by or len(by) >= MOST or any(large % small or large == small for small, large in steps):
        return []
    return [large // small for small, large in steps][::-1]


def _divided_atoms(indices: Iterable[Index], variables: Sequence[Variable]) -> list[Quotient | Remainder]:
    """The quotients and remainders that depend on these variables."""
    atoms = (atom for index in indices for atom, _ in index.terms if isinstance(atom, Quotient | Remainder))
    return [atom for atom in atoms if not variables_of(atom.of).isdisjoint(variables)]


def _divided(nodes: Nodes, kernel: Kernel, variable: Variable, sizes: Sequence[int]) -> Kernel:
    """The kernel with variables of these sizes in the place of one; the same kernel if they are still divided."""
    digits = [Variable(f"{variable.name}_{at}", size) for at, size in enumerate(sizes)]
    place, step = list[tuple[Index, int]](), 1
    for digit in digits[::-1]:
        place.append((of_atom(digit), step))
        step *= digit.size
    found = _with_variables(nodes, kernel, variable, digits, total(place))
    return kernel if _divided_atoms(indices_in(found.roots), digits) else found


def _with_variables(
    nodes: Nodes, kernel: Kernel, variable: Variable, digits: Sequence[Variable], place: Index
) -> Kernel:
    values, places = moved(
        nodes,
        [store.value for store in kernel.stores],
        [store.at for store in kernel.stores],
        {variable: place},
        {variable: digits},
    )
    inner = tuple(new for x in kernel.inner for new in (digits if x == variable else (x,)))
    return _with_values(kernel, values, places, inner)


def _with_values(
    kernel: Kernel, values: Sequence[KernelNode], places: Sequence[Index], inner: tuple[Variable, ...]
) -> Kernel:
    made = zip(kernel.stores, places, values, strict=True)
    stores = tuple(replace(store, at=at, value=value) for store, at, value in made)
    if kernel.form == "flat":
        return replace(kernel, stores=stores)
    return replace(kernel_of_rows(kernel.space, inner, stores, kernel.ops), uncached=kernel.uncached)


def _in_their_order(nodes: Nodes, kernel: Kernel) -> Kernel:
    """The kernel whose folds, where any order will do, go along what lies side by side."""
    if kernel.inner:
        return kernel
    values = [store.value for store in kernel.stores]
    others: dict[KernelNode, KernelNode] = {}
    for node in in_order(values):
        if isinstance(node, Folded) and node.fold.count > FEW and in_any_order(node.fold.combination):
            fold = node.fold
            order = _order(fold)
            if order != fold.variables:
                again = nodes.fold(order, fold.terms, fold.combination, fold.start, fold.where, fold.order)
                others[node] = again[node.item]
    if not others:
        return kernel
    return _with_values(kernel, replaced(nodes, values, others), [store.at for store in kernel.stores], ())


def _order(fold: NodeFold) -> tuple[Variable, ...]:
    """The variables, those last that go least far in memory; as they are where arrays disagree."""
    found = {_as_they_lie(fold.variables, node.at) for node in in_order(fold.terms) if isinstance(node, Loaded)}
    (order,) = found if len(found) == 1 else (None,)
    return order or fold.variables


def _as_they_lie(variables: tuple[Variable, ...], at: Index) -> tuple[Variable, ...] | None:
    """The variables by how far they go; None where an index does not count all of them."""
    factors = dict(at.terms)
    if any(variable.size > 1 and not factors.get(variable) for variable in variables):
        return None
    return tuple(sorted(variables, key=lambda variable: -abs(factors.get(variable, 0))))
