"""The values of a program as functions of an index: loaded where they are stored, else made by the formula of an op."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from types import MappingProxyType

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, carrier, constant, parts, plain
from opspec.compiled.evaluator import Body, Indices
from opspec.compiled.meaning import Meaning, MeaningPart, Push, variables_for
from opspec.compiled.nodes import Buffer, ConstantNode
from opspec.compiled.recorded import Recording
from opspec.errors import OpSpecError
from opspec.formula.primitives import UnknownDimension
from opspec.programs.records import CONSTANTS, Block, ModuleView, View
from opspec.reads.arithmetic import linear, plus, total
from opspec.reads.of_programs import operand_values, use_of_view
from opspec.reads.symbols import Index, Unclear
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import ElementType
from opspec_model.names import PUBLIC

UNSAID = (NoNodes, Unclear, Undefined, UnknownDimension, OpSpecError)  # what an op may be that has no nodes
FEW = 1024  # elements of constants that are looked into
PLACES = 16  # integers that may say where something lies


@dataclass(frozen=True, slots=True, eq=False)
class Made:
    """A value that an op makes, or a stage of an op."""

    number: int
    view: View
    part: MeaningPart


@dataclass(frozen=True, slots=True)
class Replay:
    """An op of elements one by one, whose formula was walked for an equal one: what became of elements that it reads,
    each at its own place, or the only one of a scalar.
    """

    recording: Recording
    reads: tuple[tuple[int, bool], ...]  # values, and whether each is a scalar
    element: ElementType


def buffer_for(number: int, shape: Sequence[int], element: ElementType) -> Buffer:
    """The memory of a value."""
    return Buffer(number, carrier(element), parts(element) * math.prod(shape))


def loaded(nodes: Nodes, buffer: Buffer, element: ElementType, shape: Sequence[int], index: Indices) -> NodeElement:
    """An element of a value that has memory."""
    at = linear(index, shape)
    if parts(element) == 1:
        return NodeElement(element, (nodes.load(buffer, at),))
    twice = total([(at, 2)])
    return NodeElement(element, (nodes.load(buffer, twice), nodes.load(buffer, plus(twice, Index(1)))))


@dataclass
class Values:
    """All values that are known. `stages`: numbers past those of the program; blocks whose steps may come together
    have the same. `stored`: those that are loaded; `fixed`: those that are the same everywhere; `arrays`: constants of
    few elements that differ.
    """

    module: ModuleView
    nodes: Nodes
    reading: str = PUBLIC
    stages: Iterator[int] = field(default_factory=count)
    made: dict[int, Made] = field(default_factory=dict)
    stored: dict[int, Buffer] = field(default_factory=dict)
    fixed: dict[int, NodeElement] = field(default_factory=dict)
    arrays: dict[int, Array] = field(default_factory=dict)
    replays: dict[int, Replay] = field(default_factory=dict)
    _looking: list[tuple[int, Indices]] | None = None
    _meanings: dict[View, Meaning] = field(default_factory=dict)
    _types: dict[int, tuple[tuple[int, ...], ElementType]] = field(default_factory=dict)
    _known: dict[tuple[int, Indices], NodeElement] = field(default_factory=dict)

    def type_of(self, number: int) -> tuple[tuple[int, ...], ElementType]:
        """Shape and element type of a value."""
        if number not in self._types:
            self._types[number] = plain(self.module.types[number])
        return self._types[number]

    def add(self, view: View) -> list[Made]:
        """An op: its stages and results. What has no nodes raises one of `UNSAID`."""
        found = self._meanings[view] = self._meaning(view)
        made = self.add_parts(view, found.parts)
        self._join_stages(found, made)
        return made

    def add_parts(self, view: View, parts: Sequence[MeaningPart]) -> list[Made]:
        """An op of which it is known what parts it has; its formula is looked at when an element is asked for."""
        made: list[Made] = []
        for part in parts:
            if part.place < 0:
                number = self.stage(part.shape, part.element)
            else:
                number = view.results[part.place]
                self._types[number] = part.shape, part.element
            made.append(Made(number, view, part))
        self.made |= {x.number: x for x in made}
        return made

    def _join_stages(self, meaning: Meaning, made: Sequence[Made]) -> None:
        for x in made:
            if x.part.place < 0:
                meaning.stored[x.part.stage.name] = partial(self.element, x.number)

    def _meaning_of(self, made: Made) -> Meaning:
        found = self._meanings.get(made.view)
        if found is None:
            found = self._meanings[made.view] = self._meaning(made.view)
            if any(part.place < 0 for part in found.parts):
                self._join_stages(found, [x for x in self.made.values() if x.view is made.view])
        return found

    def stage(self, shape: tuple[int, ...], element: ElementType) -> int:
        """The number of another value, a step to one of the program."""
        number = len(self.module.types) + next(self.stages)
        self._types[number] = shape, element
        return number

    def forget(self, made: Sequence[Made]) -> None:
        """What was added and turned out to have no nodes."""
        for x in made:
            del self.made[x.number]

    def constant(self, view: View) -> None:
        """A constant op; one whose elements differ has memory."""
        self.know(view.results[0], view.attributes["value"], view.result_types[0])

    def know(self, number: int, array: Array, type_: object) -> None:
        """What a value is before the program runs."""
        element = plain(type_)[1]
        if array.size == 1 or (array.size and _is_splat(array)):
            first = array[(0,) * array.ndim]  # `ravel` would spread a splat
            self.fixed[number] = constant(self.nodes, first, element)
        elif array.size <= FEW:
            self.arrays[number] = array

    def places(self, number: int) -> Array | None:
        """A few integers that are known: they may say where something lies. None for all else."""
        found = self.arrays.get(number)
        if number in self.fixed:
            shape, element = plain(self.module.types[number])
            only = self.fixed[number].parts[0]
            if isinstance(only, ConstantNode) and element.dtype == only.type.dtype and math.prod(shape) <= PLACES:
                found = np.full(shape, only.value, element.dtype)
        return found if found is not None and found.size <= PLACES and found.dtype.kind in "iu" else None

    def element(self, number: int, index: Indices) -> NodeElement:
        """An element of a value."""
        if number in self.fixed:
            return self.fixed[number]
        shape, element = self.type_of(number)
        if 1 in shape:  # an index that says something else is one that nobody asks for, as beside a concatenation
            index = tuple([Index(0) if size == 1 else part for part, size in zip(index, shape, strict=True)])
        if number in self.arrays and (places := self.places(number)) is not None:
            at = tuple([part.number for part in index])
            if all(place is not None and 0 <= place < size for place, size in zip(at, shape, strict=True)):
                return constant(self.nodes, places[at], element)
        buffer = self.stored.get(number)
        if self._looking is not None:
            self._looking.append((number, index))
            buffer = buffer_for(number, shape, element)
        if buffer is not None:
            return loaded(self.nodes, buffer, element, shape, index)
        key = number, index
        if key not in self._known:
            made = self.made[number]
            found = self._replayed(self.replays[number], index) if number in self.replays else None
            self._known[key] = self._meaning_of(made).element(made.part, index) if found is None else found
        return self._known[key]

    def _replayed(self, replay: Replay, index: Indices) -> NodeElement | None:
        """None where what is read makes it simpler."""
        given = [self.element(x, () if is_scalar else index).node for x, is_scalar in replay.reads]
        found = replay.recording.of(self.nodes, given)
        return None if found is None else NodeElement(replay.element, found)

    def alone(self, made: Made) -> tuple[NodeElement | Push, list[tuple[int, Indices]]]:
        """Any element of a value as if all others had memory, or its terms, and what is read of the others."""
        with self._watching(made) as reads:
            push = self._meaning_of(made).push(made.part)
            if push is not None:
                return push, reads
            reads.clear()
            return self._meaning_of(made).element(made.part, variables_for(made.part.shape)), reads

    def in_or_beside(self, made: Made) -> tuple[NodeElement, list[tuple[int, Indices]]] | None:
        """Any element of a value of which terms are pushed into some that lie side by side, and what is read for it;
        None of others.
        """
        if self._meaning_of(made).box(made.part) is None:
            return None
        with self._watching(made) as reads:
            return self._meaning_of(made).element(made.part, variables_for(made.part.shape)), reads

    def read_for(self, made: Made, index: Indices) -> list[tuple[int, Indices]]:
        """What is read of the others for an element of a value."""
        with self._watching(made) as reads:
            self._meaning_of(made).element(made.part, index)
        return reads

    def read_at_first(self, made: Made) -> list[tuple[int, Indices]]:
        """What is read of the others for an element before terms are pushed into it."""
        with self._watching(made) as reads:
            self._meaning_of(made).start(made.part)
        return reads

    @contextmanager
    def _watching(self, made: Made) -> Iterator[list[tuple[int, Indices]]]:
        """What is read of other values, as if all of these had memory, while this one is looked at."""
        self._looking = []
        try:
            yield self._looking
        finally:
            self._looking = None
            self._meaning_of(made).forget()

    def push(self, number: int) -> Push | None:
        """The terms of a value that is made of them; None where it does not show for which element each is."""
        made = self.made[number]
        return self._meaning_of(made).push(made.part)

    def start(self, number: int) -> NodeElement:
        """Any element of a value before terms are pushed into it."""
        made = self.made[number]
        return self._meaning_of(made).start(made.part)

    def canonical(self, number: int) -> NodeElement:
        """Any element of a value: at the variables that are named after its dimensions."""
        return self.element(number, variables_for(self.type_of(number)[0]))

    def forget_elements(self, numbers: Iterable[int]) -> None:
        """Elements of these values that were found before something else was stored."""
        self._known.clear()
        for number in numbers:
            meaning = self._meanings.get(self.made[number].view)
            if meaning is not None:
                meaning.forget()

    def _meaning(self, view: View, scope: Mapping[int, NodeElement] | None = None) -> Meaning:
        use = use_of_view(view, self.reading)
        places = operand_values(view)
        own = scope or {}

        def operand(name: str, item: int | None) -> Callable[[Indices], NodeElement]:
            number = places[name, item]
            return (lambda _: own[number]) if number in own else (lambda index: self.element(number, index))

        bodies = {
            declared.name: self.region(region.block, own)
            for declared, region in zip(use.op.regions, view.regions, strict=True)
        }
        name = f"v{view.results[0]}" if view.results else "v"
        return Meaning(self.nodes, use, operand, bodies, name)

    def region(self, block: Block, outer: Mapping[int, NodeElement] = MappingProxyType({})) -> Body:
        """A region of scalars as a function of elements; one that reads nothing else is walked once for each."""
        known: dict[tuple[object, ...], Sequence[NodeElement]] = {}

        def body(given: Sequence[NodeElement]) -> Sequence[NodeElement]:
            key = tuple([(x.type, x.parts) for x in given])
            if key in known:
                return known[key]
            found = made(given)
            if _is_closed(block):
                known[key] = found
            return found

        def made(given: Sequence[NodeElement]) -> Sequence[NodeElement]:
            scope = {**outer, **dict(zip(block.arguments, given, strict=True))}
            for view in block.ops[:-1]:
                if view.name in CONSTANTS:
                    shape, element = plain(view.result_types[0])
                    if shape:
                        raise NoNodes("a region has a constant that is no scalar")
                    scope[view.results[0]] = constant(self.nodes, view.attributes["value"], element)
                    continue
                meaning = self._meaning(view, scope)
                for part in meaning.parts:
                    if part.shape:
                        raise NoNodes(f"a region makes a tensor, by {view.name}")
                    if part.place >= 0:
                        scope[view.results[part.place]] = meaning.element(part, ())
            return [scope[x] if x in scope else self.element(x, ()) for x in block.ops[-1].operands]

        return body


def _is_closed(block: Block) -> bool:
    """Whether a block uses its own values only."""
    own = {*block.arguments, *(value for view in block.ops for value in view.results)}
    return all(own.issuperset(view.operands) and not view.regions for view in block.ops)


def _is_splat(array: Array) -> bool:
    if all(stride == 0 for stride in array.strides):
        return True
    first = array.ravel()[:1]
    return array.size <= FEW and array.tobytes() == first.tobytes() * array.size
