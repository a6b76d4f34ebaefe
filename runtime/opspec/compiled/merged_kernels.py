"""Neighbours among kernels as one."""

from __future__ import annotations

from collections.abc import Sequence

from opspec.compiled.building import Nodes
from opspec.compiled.nodes import KernelNode, Loaded, in_order
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import replaced

LONG = 800  # nodes of kernels that are put together


def merged(nodes: Nodes, kernels: Sequence[Kernel]) -> list[Kernel]:
    """Neighbours over the same space as one: what the first one stores and the other loads there is passed on."""
    found: list[Kernel] = []
    for kernel in kernels:
        both = _together(nodes, found[-1], kernel) if found else None
        if both is None:
            found.append(kernel)
        else:
            found[-1] = both
    return found


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
    written = {store.buffer for store in first.stores}
    together = in_order([*(store.value for store in first.stores), *values])
    if len(together) > LONG or any(isinstance(node, Loaded) and node.buffer in written for node in together):
        return None
    ops = tuple(dict.fromkeys((*first.ops, *second.ops)))
    return Kernel("flat", first.space, (*first.stores, *stores), ops=ops)
