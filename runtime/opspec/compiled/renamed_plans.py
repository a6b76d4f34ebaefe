"""Kernels made again over other memory, with variables that are named after other values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from opspec.compiled.building import Nodes
from opspec.compiled.kernel_contents import renames, touched
from opspec.compiled.nodes import Buffer, Folded, in_order
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.renaming import Renamer
from opspec.reads.symbols import Variable


def renamed_kernels(
    nodes: Nodes, kernels: Sequence[Kernel], buffers: Mapping[Buffer, Buffer], names: Mapping[int, int]
) -> list[Kernel]:
    """The same kernels; `names`: of values by those in the names of variables, and of the ops that kernels do."""
    stems = {f"v{old}": f"v{new}" for old, new in names.items() if old != new}
    found = [_renamed(nodes, kernel, buffers, names, stems) for kernel in kernels]
    for made, kernel in zip(found, kernels, strict=True):
        renames(made, kernel, buffers)
    return found


def with_memory(nodes: Nodes, kernel: Kernel, old: Buffer, new: Buffer) -> Kernel:
    """The kernel, with what another value has in the place of some memory; it may touch both."""
    found = touched(kernel)
    return kernel if old not in found else _renamed(nodes, kernel, {x: x for x in found} | {old: new}, {}, {})


def _renamed(
    nodes: Nodes, kernel: Kernel, buffers: Mapping[Buffer, Buffer], names: Mapping[int, int], stems: Mapping[str, str]
) -> Kernel:
    inside = in_order(kernel.roots)
    folded = [node for node in inside if isinstance(node, Folded)]
    variables = {*kernel.space, *kernel.inner, *(x for node in folded for x in node.fold.variables)}
    variables.update(*(node.variables for node in inside))
    put = Renamer(nodes, {x: y for x in variables if (y := _named(x, stems)) is not x}, buffers)
    for node in inside:
        put.add(node)
    folds = {id(node.fold): other.fold for node in folded if isinstance(other := put.node(node), Folded)}
    return replace(
        kernel,
        space=tuple(map(put.variable, kernel.space)),
        inner=tuple(map(put.variable, kernel.inner)),
        stores=tuple([_stored(store, put, buffers) for store in kernel.stores]),
        folds=tuple([folds[id(fold)] for fold in kernel.folds]),
        kept=tuple(map(put.node, kernel.kept)),
        ops=tuple([names.get(op, op) for op in kernel.ops]),
        uncached=frozenset(buffers[buffer] for buffer in kernel.uncached),
    )


def _stored(store: Store, put: Renamer, buffers: Mapping[Buffer, Buffer]) -> Store:
    when = None if store.when is None else put.node(store.when)
    return replace(store, buffer=buffers[store.buffer], at=put.index(store.at), value=put.node(store.value), when=when)


def _named(variable: Variable, stems: Mapping[str, str]) -> Variable:
    """A variable that is named after a value, after another one."""
    stem, _, rest = variable.name.partition("_")
    return Variable(f"{stems[stem]}_{rest}", variable.size) if stem in stems else variable
