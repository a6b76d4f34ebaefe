"""Colours of a picture: an element of a result has the colour of what feeds it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from opspec_generator.site.pictures.feeding import DrawnTensor, Feed, Feeding

FEW = 12  # colours that can be told apart


class Mode(Enum):
    """Whose colours a picture has: each element of a result, each of a source, or those that one element reads."""

    RESULT = "result"
    SOURCE = "source"
    STEPS = "steps"
    PLAIN = "plain"


@dataclass(frozen=True)
class Colour:
    """A hue in degrees and a shade, 0 to 2; `faint`: elements decide whether it is read."""

    hue: int
    shade: int = 1
    faint: bool = False


Colours: TypeAlias = list[list[Colour | None]]  # of each tensor, of each element


@dataclass(frozen=True)
class Coloured:
    """The colours of the sources and results; `chosen`: result and element that the picture follows, step by step."""

    mode: Mode
    sources: Colours
    results: Colours
    chosen: tuple[int, int] | None = None


def coloured(found: Feeding) -> Coloured:
    """The colours that tell most: every element has one where no element would need two."""
    sources, results = _none(found.sources), _none(found.results)
    values = _values(found)
    reads = [[[feed for feed in feeds if feed.tensor in values] for feeds in result] for result in found.reads]
    if not any(feeds for result in reads for feeds in result):
        return Coloured(Mode.PLAIN, sources, results)
    readers = Counter((feed.tensor, feed.element) for result in reads for feeds in result for feed in feeds)
    if max(readers.values()) == 1:
        # Results of one op that read the same are coloured alike only where they are one result.
        own = _own([tensor.shape for tensor in found.results])
        for number, result in enumerate(reads):
            for element, feeds in enumerate(result):
                if feeds:
                    results[number][element] = own[number][element]
                for feed in feeds:
                    sources[feed.tensor][feed.element] = _of(own[number][element], feed)
        return Coloured(Mode.RESULT, sources, results)
    if all(len(feeds) <= 1 for result in reads for feeds in result):
        shapes = [tensor.shape if number in values else () for number, tensor in enumerate(found.sources)]
        own = _own(shapes, values)
        for number, result in enumerate(reads):
            for element, feeds in enumerate(result):
                for feed in feeds:
                    sources[feed.tensor][feed.element] = own[feed.tensor][feed.element]
                    results[number][element] = _of(own[feed.tensor][feed.element], feed)
        return Coloured(Mode.SOURCE, sources, results)
    if len(found.results) > 1 and _alike(reads):
        return _by_first(found, reads)
    return _one_step(found, reads, values)


def _by_first(found: Feeding, reads: Sequence[Sequence[Sequence[Feed]]]) -> Coloured:
    """Several results that read the same: the first decides, the others have its colours."""
    first = Feeding(
        found.example, found.sources, found.results[:1], (tuple(map(tuple, reads[0])),), found.moved, found.pointing
    )
    one = coloured(first)
    if one.chosen is not None:
        return _one_step(found, reads, _values(found))
    return Coloured(one.mode, one.sources, one.results * len(found.results))


def _alike(reads: Sequence[Sequence[Sequence[Feed]]]) -> bool:
    return all(list(map(list, result)) == list(map(list, reads[0])) for result in reads[1:])


def _one_step(found: Feeding, reads: Sequence[Sequence[Sequence[Feed]]], values: set[int]) -> Coloured:
    """What one element reads: the terms that are combined have a colour each, in every source the same."""
    sources, results = _none(found.sources), _none(found.results)
    places = [(number, element) for number, result in enumerate(reads) for element in range(len(result))]
    chosen = max(places, key=lambda place: len(reads[place[0]][place[1]]))
    feeds = reads[chosen[0]][chosen[1]]
    for tensor in values:
        terms = [feed for feed in feeds if feed.tensor == tensor]
        for at, feed in enumerate(terms):
            sources[tensor][feed.element] = _of(Colour(round(360 * at / max(len(terms), 6)) % 360), feed)
    return Coloured(Mode.STEPS, sources, results, chosen)


def _values(found: Feeding) -> set[int]:
    """The sources whose colours tell something: not a lone element that all read, not one that says where to read."""
    read = {feed.tensor for result in found.reads for feeds in result for feed in feeds}
    several = {number for number in read - found.pointing if math.prod(found.sources[number].shape) > 1}
    return several or read - found.pointing or read


def _none(tensors: Sequence[DrawnTensor]) -> Colours:
    return [[None] * math.prod(tensor.shape) for tensor in tensors]


def _of(colour: Colour | None, feed: Feed) -> Colour | None:
    return colour if colour is None or feed.sure else Colour(colour.hue, colour.shade, faint=True)


def _own(shapes: Sequence[tuple[int, ...]], values: set[int] | None = None) -> Colours:
    """A colour for each element: hues in their order, or hues by column and shades by row where there are many."""
    used = [math.prod(shape) if values is None or at in values else 0 for at, shape in enumerate(shapes)]
    total, before = sum(used), 0
    found: Colours = []
    for shape, count in zip(shapes, used, strict=True):
        found.append(list(_hues(shape, count, before, total)))
        before += count
    return found


def _hues(shape: tuple[int, ...], count: int, before: int, total: int) -> Iterator[Colour | None]:
    if total <= FEW:
        yield from (Colour(round(360 * (before + at) / total) % 360) for at in range(count))
        return
    columns = shape[-1] if shape else 1
    start = 360 * before / total
    for at in range(count):
        row, column = divmod(at, columns)
        yield Colour(round(start + 360 * column / max(columns, 2) + 25 * (row // 3)) % 360, row % 3)
