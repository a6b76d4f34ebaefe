"""When the kernels of a group need which memory: made before the first kernel that touches it, dropped after the last;
and which array that is given may take a result, because every element of it is read where that of the result is stored.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from opspec.compiled.kernel_contents import touched
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Kernel, Plan
from opspec.compiled.runners import Fresh, GroupLayout, Moment, TakenOver, array_type
from opspec.values.arrays import LINE


def layout_of(plan: Plan, types: Sequence[object]) -> GroupLayout:
    """What running a plan needs to know beside its kernels; `types`: of all values, by number."""
    arguments = tuple(buffer.number for buffer in plan.arguments)
    results = tuple(buffer.number for buffer in plan.block.results)
    given, made = ([array_type(types[number]) for number in numbers] for numbers in (arguments, results))
    taken = taken_over(plan, given, made)
    return GroupLayout(arguments, results, moments_of(plan), taken)


def on_lines_in(kernels: Collection[Kernel], results: Sequence[Buffer]) -> frozenset[int]:
    """The results that begin with a line, by position: those that its kernels write past the caches, and those into
    which rows of whole lines are pushed, each of which would be parts of one line more.
    """
    found = {buffer for kernel in kernels for buffer in kernel.uncached}
    found |= {store.buffer for kernel in kernels for store in kernel.stores if _pushes_lines(kernel, store.buffer)}
    return frozenset(at for at, buffer in enumerate(results) if buffer in found)


def _pushes_lines(kernel: Kernel, buffer: Buffer) -> bool:
    row = kernel.space[-1].size if kernel.space else 0
    return kernel.form == "push" and row > 0 and row * buffer.element.dtype.itemsize % LINE == 0


def moments_of(plan: Plan) -> tuple[Moment, ...]:
    """For each kernel, of all memory but what is given."""
    given = {buffer.number for buffer in plan.arguments}
    results = {buffer.number: at for at, buffer in enumerate(plan.block.results)}
    uses = [{x.number: x for x in touched(kernel) if x.number not in given} for kernel in plan.kernels]
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for at, buffers in enumerate(uses):
        for number in buffers:
            first.setdefault(number, at)
            last[number] = at
    return tuple(
        Moment(
            tuple(_fresh(x) for number, x in buffers.items() if first[number] == at and number not in results),
            tuple(results[number] for number in buffers if first[number] == at and number in results),
            tuple(number for number in buffers if last[number] == at and number not in results),
        )
        for at, buffers in enumerate(uses)
    )


def _fresh(buffer: Buffer) -> Fresh:
    return Fresh(buffer.number, buffer.size, buffer.element.dtype)


def taken_over(plan: Plan, arguments: Sequence[object], results: Sequence[object]) -> TakenOver | None:
    """The largest result that may take the memory of an argument of the same type; None where there is none."""
    kernels = list(plan.kernels)
    order = sorted(range(len(results)), key=lambda at: -plan.block.results[at].size)
    for at in order:
        found = tuple(
            place
            for place, buffer in enumerate(plan.arguments)
            if arguments[place] == results[at] and _may_take(kernels, buffer, plan.block.results[at])
        )
        if found:
            return TakenOver(at, found)
    return None


def _may_take(kernels: Sequence[Kernel], old: Buffer, new: Buffer) -> bool:
    makers = [at for at, kernel in enumerate(kernels) if any(store.buffer == new for store in kernel.stores)]
    if len(makers) != 1 or old.size != new.size:
        return False
    if any(old in touched(kernel) for kernel in kernels[makers[0] + 1 :]):
        return False
    maker = kernels[makers[0]]
    stores = [store.at for store in maker.stores if store.buffer == new]
    loads = [node.at for node in maker.loads if node.buffer == old]
    by_rows = maker.form == "row" and all(fold.variables == maker.inner for fold in maker.folds)  # first, then stored
    return (by_rows or maker.form == "flat") and len(stores) == 1 and all(at == stores[0] for at in loads)
