"""What was found of ops and of groups of them, found again for those that are equal but for names of values."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from opspec.compiled.elements import plain
from opspec.compiled.factors import Reads
from opspec.compiled.looks import Look, looks_at
from opspec.compiled.meaning import Push, variables_for
from opspec.compiled.nodes import Applied, Buffer, ConstantNode, KernelNode, held_in, in_order
from opspec.compiled.operations import MACHINE
from opspec.compiled.outlines import Outline, Outlines, is_of_elements, numbers_of, shows_a_number
from opspec.compiled.plan import Plan, Stored
from opspec.compiled.recorded import Recording
from opspec.compiled.renamed_plans import renamed_kernels
from opspec.compiled.runners import GroupLayout, Moment
from opspec.compiled.values import UNSAID, Made, Replay, Values, buffer_for, loaded
from opspec.programs.records import View

Planned = tuple[Plan, GroupLayout]
_SHORT = 8  # nodes of an op that any number is as well as a known one
_NONE: Mapping[int, KernelNode] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class _Looked:
    """What looking at an op gave: a reason is why nodes do not compute it."""

    looks: list[Look] | str
    outline: Outline
    replay: Replay | None = None


@dataclass
class EqualOps:
    """`outlines`: by which ops are known to be equal."""

    outlines: Outlines = field(default_factory=Outlines)
    _looked: dict[int, _Looked] = field(default_factory=dict)
    _with_numbers: dict[int, _Looked | None] = field(default_factory=dict)
    _planned: dict[int, tuple[Planned, Outline]] = field(default_factory=dict)

    def looks(self, values: Values, view: View, strict: bool) -> list[Look] | str:
        """See `looks_at`; in the place of what that raises, why nodes do not compute the op. If it shows a number, this
        is known from now on.
        """
        looks = self._looks(values, view, strict)
        if not isinstance(looks, str) and shows_a_number(values, view):
            values.fixed[view.results[0]] = values.fixed[view.operands[0]]
        return looks

    def _looks(self, values: Values, view: View, strict: bool) -> list[Look] | str:
        outline = self.outlines.of(values, view)
        before = None if outline is None else self._looked.get(outline.content)
        if before is None and outline is not None:
            before = self._looked_with_numbers(values, view, outline, strict)
        if before is not None and outline is not None:
            return before.looks if isinstance(before.looks, str) else _looks_again(values, view, before, outline)
        try:
            looks: list[Look] | str = looks_at(values, view, strict)
        except UNSAID as reason:
            looks = str(reason)
        if outline is not None and (isinstance(looks, str) or not any(map(_asks_values, looks))):
            replay = None if isinstance(looks, str) else _replay_of(values, view, looks)
            self._looked[outline.content] = _Looked(looks, outline, replay)
        return looks

    def _looked_with_numbers(self, values: Values, view: View, outline: Outline, strict: bool) -> _Looked | None:
        """What any numbers give in the place of those that an op takes; None where these may make it much simpler."""
        content = outline.with_numbers
        if content is None:
            return None
        if content not in self._with_numbers:
            self._with_numbers[content] = _looked_with_any(values, view, outline, strict)
        return self._with_numbers[content]

    def planned(
        self, values: Values, views: Sequence[View], more: Hashable, plan: Callable[[], Planned]
    ) -> tuple[Plan, GroupLayout]:
        """What `plan` gives, or gave of ops that are equal, and of which `more` was."""
        outline = self.outlines.of_all(values, views, more)
        before = None if outline is None else self._planned.get(outline.content)
        if before is not None and outline is not None:
            (found, layout), other = before
            return _Again(values, found, dict(zip(other.values, outline.values, strict=True))).planned(layout)
        made = plan()
        if outline is not None:
            self._planned[outline.content] = made, outline
        return made


def _asks_values(look: Look) -> bool:
    """Whether a value says where it reads: the nodes of that have names too."""
    return any(any(held_in(part)) for _, index in look.reads for part in index)


def _looks_again(values: Values, view: View, before: _Looked, outline: Outline) -> list[Look]:
    """The looks of an equal op, as those of this one."""
    assert not isinstance(before.looks, str)
    made = values.add_parts(view, [look.made.part for look in before.looks])
    names = dict(zip(before.outline.values, outline.values, strict=True))
    names |= {look.made.number: x.number for look, x in zip(before.looks, made, strict=True)}

    def named(reads: Reads) -> Reads:
        return [(names[number], index) for number, index in reads]

    if before.replay is not None:
        reads = tuple([(names[number], is_scalar) for number, is_scalar in before.replay.reads])
        values.replays[made[0].number] = replace(before.replay, reads=reads)

    def again(look: Look, made: Made) -> Look:
        chosen = None if look.chosen is None else again(look.chosen, made)
        reads, begins, pushed = map(named, (look.reads, look.begins, look.pushed))
        return replace(look, made=made, reads=reads, begins=begins, pushed=pushed, chosen=chosen)

    return [again(look, x) for look, x in zip(before.looks, made, strict=True)]


def _looked_with_any(values: Values, view: View, outline: Outline, strict: bool) -> _Looked | None:
    numbers = {x: values.fixed[x] for x in numbers_of(values, view)}
    if any(len(number.parts) > 1 for number in numbers.values()):
        return None
    inputs = {x: values.nodes.input(f"number {at}", numbers[x].node.type) for at, x in enumerate(numbers)}
    values.fixed |= {x: replace(numbers[x], parts=(node,)) for x, node in inputs.items()}
    try:
        looks = looks_at(values, view, strict)
        replay = _replay_of(values, view, looks, inputs)
    except UNSAID:
        return None
    finally:
        values.fixed |= numbers
    return None if replay is None or looks[0].length > _SHORT else _Looked(looks, outline, replay)


def _replay_of(
    values: Values, view: View, looks: Sequence[Look], numbers: Mapping[int, KernelNode] = _NONE
) -> Replay | None:
    """What becomes of the elements that an op reads, and of `numbers`, where that is all of it; None where its formula
    is to be walked. Narrow floats are none: what is rounded and read again is a number in between.
    """
    if not is_of_elements(view) or len(looks) != 1:
        return None
    (made,) = (look.made for look in looks)
    reads = dict.fromkeys(looks[0].reads)
    types = [values.type_of(number) for number in (made.number, *numbers, *(number for number, _ in reads))]
    own = variables_for(made.part.shape)
    if any(element.name not in MACHINE or element is not MACHINE[element.name] for _, element in types):
        return None
    if any(index not in (own, ()) for _, index in reads) or made.part.quantized is not None:
        return None
    found, _ = values.alone(made)
    if isinstance(found, Push):
        return None
    given = [
        loaded(values.nodes, buffer_for(number, shape, element), element, shape, index).node
        for (number, index), (shape, element) in zip(reads, types[1 + len(numbers) :], strict=True)
    ]
    given += numbers.values()
    inside = in_order(found.parts)
    if not all(isinstance(node, ConstantNode | Applied) or node in given for node in inside):
        return None
    named = (*((number, index == ()) for number, index in reads), *((number, True) for number in numbers))
    return Replay(Recording(given, inside, found.parts), named, found.type)


class _Again:
    """A plan once more, for other values; `names`: of these, by those that it was made for."""

    def __init__(self, values: Values, plan: Plan, names: Mapping[int, int]) -> None:
        self._values = values
        self._plan = plan
        self._names = names
        self._buffers = {stored.buffer: self._buffer(number, stored) for number, stored in plan.stored.items()}
        self._numbers = {old.number: new.number for old, new in self._buffers.items()}

    def planned(self, layout: GroupLayout) -> Planned:
        plan = self._plan
        kernels = renamed_kernels(self._values.nodes, [*plan.kernels], self._buffers, self._names)
        stored = {
            self._buffers[old.buffer].number: replace(old, buffer=self._buffers[old.buffer])
            for old in plan.stored.values()
        }
        block = replace(plan.block, steps=tuple(kernels), results=self._of(plan.block.results))
        made = replace(plan, arguments=self._of(plan.arguments), block=block, stored=stored)
        return made, replace(
            layout,
            arguments=self._all(layout.arguments),
            results=self._all(layout.results),
            moments=tuple(map(self._moment, layout.moments)),
        )

    def _buffer(self, number: int, stored: Stored) -> Buffer:
        """That of a value, or memory for what no value of the program is."""
        own = self._names.get(number)
        if own is None:
            own = self._values.stage(*plain(stored.type))
        return replace(stored.buffer, number=own)

    def _of(self, buffers: Sequence[Buffer]) -> tuple[Buffer, ...]:
        return tuple([self._buffers[buffer] for buffer in buffers])

    def _all(self, numbers: Sequence[int]) -> tuple[int, ...]:
        return tuple([self._numbers[number] for number in numbers])

    def _moment(self, moment: Moment) -> Moment:
        makes = tuple([replace(fresh, number=self._numbers[fresh.number]) for fresh in moment.makes])
        return replace(moment, makes=makes, drops=self._all(moment.drops))
