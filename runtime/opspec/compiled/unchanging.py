"""What a loop would compute again in each turn though it never changes: in front of the loop, of what that begins
with. What the loop writes over, or an inner one begins with, is made where it is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from opspec.compiled.building import Nodes
from opspec.compiled.in_place import handed_through
from opspec.compiled.kernel_contents import touched
from opspec.compiled.nodes import Buffer
from opspec.compiled.plan import Kernel, Library, Loop, PlanBlock, Step, read_by, written_by
from opspec.compiled.renamed_plans import renamed_kernels


@dataclass(frozen=True, slots=True)
class InFront:
    """The steps in front of a loop, and the loop without them; `libraries`: those in front, by what they were."""

    steps: tuple[Step, ...]
    loop: Loop
    libraries: Mapping[Library, Library]


def in_front(nodes: Nodes, loop: Loop, is_pure: Callable[[Library], bool]) -> InFront:
    """`is_pure`: whether a library does nothing but give the same for the same."""
    body, names = loop.body, handed_through(loop.body)
    carried = zip(body.arguments, body.results, loop.initial, strict=True)
    begins = {argument: initial for argument, result, initial in carried if names.get(result, result) == argument}
    fixed = _unchanging(body, begins.keys(), is_pure)
    found: list[Step] = []
    inside: list[Step] = []
    libraries: dict[Library, Library] = {}
    for step in body.steps:
        if fixed.isdisjoint(written_by(step)):
            inside.append(step)
        elif isinstance(step, Library):
            libraries[step] = replace(step, operands=tuple(begins.get(x, x) for x in step.operands))
            found.append(libraries[step])
        elif isinstance(step, Kernel):
            first = replace(step, stores=tuple(store for store in step.stores if store.buffer in fixed))
            buffers = {buffer: begins.get(buffer, buffer) for buffer in touched(first)}
            found += renamed_kernels(nodes, [first], buffers, {})
            left = tuple(store for store in step.stores if store.buffer not in fixed)
            inside += [replace(step, stores=left)] if left else []
    return InFront(tuple(found), replace(loop, body=replace(body, steps=tuple(inside))), libraries)


def _unchanging(body: PlanBlock, begins: Collection[Buffer], is_pure: Callable[[Library], bool]) -> set[Buffer]:
    """What the steps of a body write that is the same in each turn."""
    units = [unit for step in body.steps for unit in _units(step, is_pure)]
    last = {buffer: at for at, (written, _, _) in enumerate(units) for buffer in written}
    changing = {*body.arguments, *body.results} - {*begins}
    changing |= {buffer for step in body.steps if isinstance(step, Loop) for buffer in step.initial} - {*begins}
    while True:
        more: set[Buffer] = set()
        for at, (written, read, moves) in enumerate(units):
            if not moves or not changing.isdisjoint(read) or not changing.isdisjoint(written):
                more.update(written)
                more.update(buffer for buffer in read if last.get(buffer, at) > at)  # changed once it was read
        if more <= changing:
            return {buffer for written, _, _ in units for buffer in written} - changing
        changing |= more


def _units(
    step: Step, is_pure: Callable[[Library], bool]
) -> Iterator[tuple[Collection[Buffer], Collection[Buffer], bool]]:
    """What goes in front of a loop together: what is written, what is read for it, and whether it may go there."""
    if isinstance(step, Kernel) and step.form == "flat":
        for buffer in written_by(step):
            part = replace(step, stores=tuple(store for store in step.stores if store.buffer == buffer))
            yield {buffer}, read_by(part), True
    else:
        moves = isinstance(step, Kernel) or (isinstance(step, Library) and is_pure(step))
        yield written_by(step), read_by(step), moves
