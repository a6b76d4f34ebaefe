"""Which elements feed which element of a result in one example of an op: what a picture of the op shows."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.tree import ProcessGrid
from opspec.reads.analysis import ElementReads, OpReads, reads_of_op
from opspec.reads.composition import from_operands
from opspec.reads.concrete import Concrete, LeftToData, Spot
from opspec.reads.of_examples import known_operands
from opspec.reads.read_sets import reads_of_answer, reads_of_index
from opspec_model.definitions.spec import DeclaredValue, Example, Op
from opspec_model.text.literals import Literal, TensorLiteral, TokenLiteral, TupleLiteral, parse_literal

TOKEN = "token"
MOST = 160  # elements that a picture has
Process = tuple[int, int]
_Key = tuple[Process | None, str, int | None]  # of a tensor: whose it is, its name, which of a list


@dataclass(frozen=True)
class DrawnTensor:
    """A tensor of the picture, with its elements as the example writes them."""

    name: str
    element: str
    shape: tuple[int, ...]
    values: tuple[str, ...]
    process: Process | None = None

    @property
    def type(self) -> str:
        return f"{''.join(f'{size}x' for size in self.shape)}{self.element}"


@dataclass(frozen=True)
class Feed:
    """An element of a source that an element of a result reads; not `sure` where elements decide whether it does."""

    tensor: int
    element: int
    sure: bool


@dataclass(frozen=True)
class Feeding:
    """`reads[result][element]` are its feeds; empty where the meaning does not say them.

    `moved`: every element of a result is one that it reads. `pointing`: sources that only say where others are read.
    """

    example: Example
    sources: tuple[DrawnTensor, ...]
    results: tuple[DrawnTensor, ...]
    reads: tuple[tuple[tuple[Feed, ...], ...], ...] = ()
    moved: bool = False
    pointing: frozenset[int] = frozenset()


def feeding(op: Op) -> Feeding | None:
    """What the first example shows that is small enough for a picture: one with reads before others."""
    found = [*itertools.islice(_pictures(op), 4), *itertools.islice(_without_tensors(op), 1)]
    return next((one for one in found if any(map(any, one.reads))), found[0] if found else None)


def _without_tensors(op: Op) -> Iterator[Feeding]:
    """What examples take and give that has no elements of its own: tokens and tuples, each as one cell or a few."""
    for example in op.examples:
        given, made = tuple(_whole(op.operands, example.inputs)), tuple(_whole(op.results, example.outputs))
        if given or made:
            yield Feeding(example, given, made)


def _whole(values: Iterable[DeclaredValue], given: Mapping[str, tuple[str, ...]]) -> Iterator[DrawnTensor]:
    for value in values:
        texts = given.get(value.name, ())
        for item, text in enumerate(texts):
            yield from _any(f"{value.name}[{item}]" if len(texts) > 1 else value.name, parse_literal(text))


def _any(name: str, literal: Literal) -> Iterator[DrawnTensor]:
    match literal:
        case TensorLiteral():
            values = literal.values * (math.prod(literal.shape) if literal.splat else 1)
            yield DrawnTensor(name, literal.element, literal.shape, values)
        case TokenLiteral():
            yield DrawnTensor(name, TOKEN, (), (TOKEN,))
        case TupleLiteral():
            for at, item in enumerate(literal.items):
                yield from _any(f"{name}.{at}", item)


def _pictures(op: Op) -> Iterator[Feeding]:
    for grid in op.grids:
        processes = [divmod(number, grid.partitions) for number in range(len(grid.processes))]
        places: dict[Process | None, Example] = dict(zip(processes, grid.processes, strict=True))
        yield from _small(_Uses(op, places, (grid.replicas, grid.partitions)).feeding())
    for example in op.examples:
        yield from _small(_Uses(op, {None: example}).feeding())


def tensors_of_example(op: Op, example: Example) -> list[DrawnTensor]:
    """The operands that the example gives, then its results."""
    values = {value.name: example.inputs[value.name] for value in op.operands if value.name in example.inputs}
    return [shown for given in (values, example.outputs) for _, shown in _tensors(None, given, op)]


def _small(found: Feeding) -> Iterator[Feeding]:
    sizes = [math.prod(tensor.shape) for tensor in (*found.sources, *found.results)]
    if found.results and all(math.prod(tensor.shape) for tensor in found.results) and sum(sizes) <= MOST:
        yield found


class _Uses:
    """The use of an op by each process that takes part; by one that is alone, None."""

    def __init__(self, op: Op, examples: Mapping[Process | None, Example], grid: tuple[int, int] = (1, 1)) -> None:
        self.op = op
        self.examples = examples
        self.grid = grid
        self.cases: dict[Process | None, ExampleArrays] = {
            place: parse_example(op, example, op.base) for place, example in examples.items()
        }
        self.sources: dict[_Key, DrawnTensor] = {}
        self.results: dict[_Key, DrawnTensor] = {}
        for place, example in examples.items():
            given = {**example.inputs, **{name: (text,) for name, text in example.attributes.items()}}
            self.sources |= _tensors(place, {name: given[name] for name in self._read() if name in given}, op)
            self.results |= _tensors(place, example.outputs, op)

    def _read(self) -> list[str]:
        tensors = [attribute.name for attribute in self.op.attributes if attribute.kind == "elements"]
        return [*(value.name for value in self.op.operands), *tensors]

    def feeding(self) -> Feeding:
        sources = tuple(self.sources.values())
        results = tuple(self.results.values())
        plain = Feeding(next(iter(self.examples.values())), sources, results)
        numbers = {key: number for number, key in enumerate(self.sources)}
        reads: dict[_Key, tuple[tuple[Feed, ...], ...]] = {}
        pointing, moved = set[str](), True
        for place, case in self.cases.items():
            found = self._reads(place, case)
            if found.unknown:
                return plain
            concrete = Concrete(self._data(place))
            for part in from_operands(found):
                key = (place, part.name, part.item)
                if key not in self.results or part.shape != self.results[key].shape:
                    return plain
                reads[key] = tuple(
                    tuple(_feeds(concrete, part, at, place, numbers, sources)) for at in _indices(part.shape)
                )
                moved &= part.moved
                pointing |= _pointing(part)
        if len(reads) < len(results):
            return plain
        told = frozenset(number for (_, name, _), number in numbers.items() if name in pointing)
        # A number that stands for another one, as stored integers do, is not the same element.
        read = {feed.tensor for result in reads.values() for feeds in result for feed in feeds}
        given = {sources[number].element for number in read - told}
        moved &= given == {tensor.element for tensor in results}
        return Feeding(plain.example, sources, results, tuple(reads[key] for key in self.results), moved, told)

    def _reads(self, place: Process | None, case: ExampleArrays) -> OpReads:
        known = known_operands(self.op, case)
        grid = None
        if place is not None:
            grid = ProcessGrid(*place, *self.grid, lambda replica, partition: self.cases[replica, partition].operands)
        return reads_of_op(self.op, case.types, case.attributes, case.results, known, grid)

    def _data(self, here: Process | None) -> Callable[[Spot], int]:
        def data(spot: Spot) -> int:
            case = self.cases[here if spot.process is None or here is None else spot.process]
            operands = dict(zip((value.name for value in self.op.operands), case.operands, strict=True))
            array = {**case.attributes, **operands}.get(spot.tensor)
            if array is None or spot.index is None:
                raise LeftToData
            return int((array if spot.item is None else array[spot.item])[spot.index])

        return data


def _tensors(place: Process | None, given: Mapping[str, tuple[str, ...]], op: Op) -> Iterator[tuple[_Key, DrawnTensor]]:
    variadic = {value.name for value in (*op.operands, *op.results) if value.type.variadic}
    for name, texts in given.items():
        for item, text in enumerate(texts):
            literal = parse_literal(text)
            if isinstance(literal, TensorLiteral):
                shown = f"{name}[{item}]" if len(texts) > 1 else name
                values = literal.values * (math.prod(literal.shape) if literal.splat else 1)
                yield (
                    (place, name, item if name in variadic else None),
                    DrawnTensor(shown, literal.element, literal.shape, values, place),
                )


def _feeds(
    concrete: Concrete,
    part: ElementReads,
    at: tuple[int, ...],
    place: Process | None,
    numbers: Mapping[_Key, int],
    sources: Sequence[DrawnTensor],
) -> Iterator[Feed]:
    seen: set[tuple[int, int]] = set()
    for spot, sure in concrete.spots(part, at):
        number = numbers.get((place if spot.process is None or place is None else spot.process, spot.tensor, spot.item))
        if number is None or spot.index is None:
            continue
        element = _flat(spot.index, sources[number].shape)
        if (number, element) not in seen:
            seen.add((number, element))
            yield Feed(number, element, sure)


def _pointing(part: ElementReads) -> set[str]:
    """The tensors whose elements say where others are read, or whether."""
    found = {read.tensor for given in part.reads for index in given.index for read in reads_of_index(index)}
    return found | {
        read.tensor for given in part.reads if given.when is not None for read in reads_of_answer(given.when)
    }


def _indices(shape: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return itertools.product(*map(range, shape))


def _flat(index: Sequence[int], shape: Sequence[int]) -> int:
    at = 0
    for digit, size in zip(index, shape, strict=True):
        at = at * size + digit
    return at
