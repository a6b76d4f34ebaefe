"""Neighbours among kernels as one, and kernels without what nobody reads then."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from opspec.compiled.building import Nodes
from opspec.compiled.kernel_contents import touched
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.nodes import Buffer, Combination, Folded, Input, KernelNode, Loaded, NodeFold, in_order
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import renamed, replaced

LONG = 800  # nodes of kernels that are put together
BACK = 64  # kernels among which one is looked for that loads the same
MOST = 3  # running values of a fold: each takes registers


def merged(nodes: Nodes, kernels: Sequence[Kernel], results: Collection[Buffer] = ()) -> list[Kernel]:
    """Neighbours over the same space as one: what the first one stores and the other loads there is passed on. What
    makes `results` alone, which stay anyway, goes to one farther back that loads the same.
    """
    found: list[Kernel] = []
    for kernel in kernels:
        both = (_together(nodes, found[-1], kernel) or _folded_together(nodes, found[-1], kernel)) if found else None
        at, both = (-1, both) if both is not None else _with_one_before(nodes, found, kernel, results)
        if both is None:
            found.append(kernel)
        else:
            found[at] = both
    return found


def _with_one_before(
    nodes: Nodes, found: Sequence[Kernel], kernel: Kernel, results: Collection[Buffer]
) -> tuple[int, Kernel | None]:
    """A kernel together with one that does not end just before it begins, and where that is."""
    if kernel.form != "flat" or not all(store.buffer in results for store in kernel.stores):
        return -1, None
    own = {*touched(kernel)}
    for at in range(len(found) - 1, max(-1, len(found) - 1 - BACK), -1):
        other = found[at]
        alike = other.form == "flat" and other.space == kernel.space
        if alike and _load_alike(other, kernel):
            both = _together(nodes, other, kernel)
            if both is not None:
                return at, both
        written = {store.buffer for store in other.stores}
        if not written.isdisjoint(own) or not {store.buffer for store in kernel.stores}.isdisjoint(touched(other)):
            break
    return -1, None


def _together(nodes: Nodes, first: Kernel, second: Kernel) -> Kernel | None:
    """Both as one, or None where one has to end before the other begins."""
    if first.form != "flat" or second.form != "flat" or first.space != second.space:
        return None
    made = {(store.buffer, store.at): store.value for store in first.stores}
    roots = [store.value for store in second.stores]
    loads = [node for node in in_order(roots) if isinstance(node, Loaded)]
    others: dict[KernelNode, KernelNode] = {
        node: made[node.buffer, node.at] for node in loads if (node.buffer, node.at) in made
    }
    values = replaced(nodes, roots, others) if others else roots
    stores = tuple(Store(store.buffer, store.at, x) for store, x in zip(second.stores, values, strict=True))
    written, places = {store.buffer for store in first.stores}, {(store.buffer, store.at) for store in stores}
    changed = {store.buffer for store in stores}  # may be memory that was read before
    together = in_order([*(store.value for store in first.stores), *values])
    if len(together) > LONG:
        return None
    for node in together:
        if isinstance(node, Loaded) and (
            node.buffer in written or (node.buffer in changed and (node.buffer, node.at) not in places)
        ):
            return None
    ops = tuple(dict.fromkeys((*first.ops, *second.ops)))
    return Kernel("flat", first.space, (*first.stores, *stores), ops=ops)


def _load_alike(first: Kernel, second: Kernel) -> bool:
    """Whether both load elements at the same places, which are not the same for all points."""
    loaded = {(node.buffer, node.at) for node in first.loads if node.variables}
    return any((node.buffer, node.at) in loaded for node in second.loads)


# --- what nobody reads ------------------------------------------------------------------------------------------


def without_unread_stores(kernels: Sequence[Kernel], results: Collection[Buffer]) -> list[Kernel]:
    """Kernels without stores into memory that is no result, and that none of them loads: who did may be in the kernel
    that stores it.
    """
    read, found = {*results}, list[Kernel]()
    for kernel in reversed(kernels):
        own = {node.buffer for node in kernel.loads}
        stores = tuple(store for store in kernel.stores if store.buffer in read or store.buffer in own)
        if kernel.form == "push" or len(stores) == len(kernel.stores):
            found.append(kernel)
        elif stores and kernel.form == "flat":
            found.append(replace(kernel, stores=stores))
        elif stores:
            found.append(kernel_of_rows(kernel.space, kernel.inner, stores, kernel.ops))
        else:
            continue
        read.update(node.buffer for node in found[-1].loads)
        read.update(store.buffer for store in kernel.stores if kernel.form == "push")
    return found[::-1]


# --- folds ------------------------------------------------------------------------------------------------------


def _folded_together(nodes: Nodes, first: Kernel, second: Kernel) -> Kernel | None:
    """Both as one, if each folds the same rows of the same arrays: these are read once. What several results are made
    of, as the largest one and its place, may be one fold already.
    """
    if first.form != second.form or first.space != second.space or not (_is_bare(first) and _is_bare(second)):
        return None
    ((one,), (other,)) = first.folds, second.folds
    stored = [{store.buffer for store in kernel.stores} for kernel in (first, second)]
    if not stored[0].isdisjoint(touched(second)) or not stored[1].isdisjoint(touched(first)):
        return None
    ops = tuple(dict.fromkeys((*first.ops, *second.ops)))
    if one is other:
        return kernel_of_rows(first.space, (), (*first.stores, *second.stores), ops)
    if not _go_alike(one, other):
        return None
    own, others = _read_by(one), _read_by(other)
    if not (own <= others or others <= own) or len(in_order([*one.terms, *other.terms])) > LONG:
        return None
    terms = renamed(nodes, other.terms, dict(zip(other.variables, one.variables, strict=True)))
    combination = _side_by_side(nodes, one.combination, other.combination)
    start = None if one.start is None or other.start is None else (*one.start, *other.start)
    made = nodes.fold(one.variables, (*one.terms, *terms), combination, start, None, one.order)
    stores = _stores(nodes, first, one, made[: len(one.terms)]) + _stores(nodes, second, other, made[len(one.terms) :])
    return kernel_of_rows(first.space, (), stores, ops)


def _is_bare(kernel: Kernel) -> bool:
    """Whether it is one fold in each row, which is in the terms of no other one, and what is made of that."""
    alone = kernel.form in ("row", "column") and not kernel.inner and len(kernel.folds) == 1
    return alone and all(x.variables <= {*kernel.space} for x in in_order(kernel.roots) if isinstance(x, Folded))


def _go_alike(one: NodeFold, other: NodeFold) -> bool:
    sizes = [[variable.size for variable in fold.variables] for fold in (one, other)]
    plain = one.where is None and other.where is None and (one.start is None) == (other.start is None)
    return plain and sizes[0] == sizes[1] and one.order == other.order and len(one.terms) + len(other.terms) <= MOST


def _read_by(fold: NodeFold) -> set[Buffer]:
    return {node.buffer for node in in_order(fold.terms) if isinstance(node, Loaded)}


def _side_by_side(nodes: Nodes, one: Combination, other: Combination) -> Combination:
    """Both, each of its own terms."""
    inputs: dict[KernelNode, KernelNode] = {}
    sides: list[list[Input]] = []
    for side, name in ((other.left, "x"), (other.right, "y")):  # each place of all has a name of its own
        sides.append([nodes.input(f"{name} {at}", node.type) for at, node in enumerate(side, len(one.left))])
        inputs |= dict(zip(side, sides[-1], strict=True))
    results = replaced(nodes, other.results, inputs)
    identity = None if one.identity is None or other.identity is None else (*one.identity, *other.identity)
    return nodes.combination((*one.left, *sides[0]), (*one.right, *sides[1]), (*one.results, *results), identity)


def _stores(nodes: Nodes, kernel: Kernel, fold: NodeFold, made: tuple[KernelNode, ...]) -> tuple[Store, ...]:
    """Those of a kernel, with what is made of the results of its fold made of others."""
    values = [store.value for store in kernel.stores]
    folded: dict[KernelNode, KernelNode] = {
        node: made[node.item] for node in in_order(values) if isinstance(node, Folded) and node.fold is fold
    }
    found = replaced(nodes, values, folded)
    return tuple(Store(store.buffer, store.at, value) for store, value in zip(kernel.stores, found, strict=True))
