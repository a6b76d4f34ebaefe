"""Elements that several lanes in a row read, as a quotient says: so many are loaded as they lie, and each lane takes
its own of them. To gather them takes several times as long.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from opspec.compiled.native.indices import IndexWriter, as_wide
from opspec.compiled.native.memory import BufferAccess, put_together, read_side_by_side, shuffled, size_of
from opspec.compiled.native.regions import CodeRegion, CodeValue, PlaceInRow, Position, Scalar, add, multiply
from opspec.compiled.native.spelling import I8, I32, I64, constant, spelled
from opspec.compiled.nodes import I1, Loaded, variables_of
from opspec.compiled.operations import MACHINE
from opspec.reads.symbols import Atom, Index, Quotient, Variable
from opspec.values.types import ElementType

_FARTHEST = 128  # a number up to so many more than lanes is divided by a product, exactly
_PLACES = 16  # binary ones of what it is multiplied with
# By the bytes of vectors and of elements; shorter ones are made as long as the shortest here.
_PERMUTED = {(64, 4): "avx512.permvar.si.512", (64, 8): "avx512.permvar.di.512", (32, 4): "avx2.permd"}
_SHORTEST = 4
_WORDS = {1: I8, 2: MACHINE["i16"], 4: I32, 8: I64}


@dataclass(frozen=True, slots=True)
class Repeated:
    """What lanes load: `rest` is the same for all, `first` is divided in the first lane, and goes on by 1 in each;
    `permute`: what takes `width` elements in the order of numbers; `home`: where the first one is known.
    """

    node: Loaded
    rest: Index
    first: Scalar
    by: int
    width: int
    permute: str
    home: CodeRegion

    @staticmethod
    def by_lanes(region: CodeRegion, node: Loaded, indices: IndexWriter, permutes: int) -> Repeated | None:
        """None where lanes load something else, or no instruction permutes so many bytes of it."""
        lanes, size = region.width(node.variables), max(_SHORTEST, size_of(node.type))
        permute, width = _PERMUTED.get((permutes, size)), permutes // size
        if lanes == 1 or permute is None or node.buffer.element is I1 or not node.inside or node.buffer.size < width:
            return None
        varying = [x for x in node.at.terms if not region.varying.isdisjoint(variables_of(Index(0, (x,))))]
        divided = _divided(region, varying, indices)
        if (lanes > width and lanes % width) or divided is None:
            return None
        place, by, home = divided
        whole = math.gcd(place.divisor, by)
        if place.each or place.stride != 1 or not 2 < by <= _FARTHEST or whole == by or lanes <= whole:
            return None  # or the text knows how elements lie in lanes, the same way in each turn
        rest = Index(node.at.constant, tuple(x for x in node.at.terms if x not in varying))
        return Repeated(node, rest, place.base, by, width, permute, home)

    @property
    def type(self) -> ElementType:
        """The integers that are permuted."""
        return _WORDS[max(_SHORTEST, size_of(self.node.type))]

    def load(self, region: CodeRegion, indices: IndexWriter, memory: BufferAccess) -> CodeValue:
        """The elements, in all lanes."""
        rest, lanes = indices.position(region, self.rest), region.width(self.node.variables)
        parts = []
        for first in range(0, lanes, self.width):
            number, numbers = self._numbers(self.home, indices, add(self.home, self.first, first))
            parts.append(self._taken(region, memory, add(region, rest.base, number), numbers))
        if lanes < self.width:
            return shuffled(region, parts[0], range(lanes))
        return put_together(region, parts)

    def _numbers(self, region: CodeRegion, indices: IndexWriter, place: Scalar) -> tuple[Scalar, CodeValue]:
        """The quotient of a place, and how much larger those of the places from it on are."""
        key, width = ("repeated", self.by, place, self.type), self.width
        quotient = indices.divided(region, place, (0, None), self.by, quotient=True)
        known = region.known.get(key)
        if not isinstance(known, CodeValue):
            left = add(region, place, multiply(region, quotient, -self.by))
            numbers = self._number(region, left)
            numbers = self._applied(region, "add", numbers, f"<{', '.join(f'{self.type} {x}' for x in range(width))}>")
            product = self._applied(region, "mul", numbers, constant(-(-(1 << _PLACES) // self.by), self.type, width))
            known = region.known[key] = self._applied(region, "lshr", product, constant(_PLACES, self.type, width))
        return quotient, known

    def _taken(self, region: CodeRegion, memory: BufferAccess, place: Scalar, numbers: CodeValue) -> CodeValue:
        """Of elements from a place on, or from before it where the last ones lie there, those of these numbers."""
        node, width = self.node, self.width
        begin = region.made(f"call i64 @llvm.umin.i64(i64 {place}, i64 {node.buffer.size - width})")
        behind = self._number(region, region.made(f"sub i64 {place}, {begin}"))
        numbers = self._applied(region, "add", numbers, behind.text)
        word = _WORDS[size_of(node.type)]
        read = read_side_by_side(region, memory.pointer(node.buffer), word, begin, width)
        if word is not self.type:
            read = region.value(f"zext {read} to {spelled(self.type, width)}", self.type, width)
        found = region.value(f"call {read.spelled} @llvm.x86.{self.permute}({read}, {numbers})", self.type, width)
        if word is not self.type:
            found = region.value(f"trunc {found} to {spelled(word, width)}", word, width)
        if node.type is word:
            return found
        return region.value(f"bitcast {found} to {spelled(node.type, width)}", node.type, width)

    def _number(self, region: CodeRegion, number: Scalar) -> CodeValue:
        """A number, in each lane."""
        if self.type is I32 and isinstance(number, str):
            number = region.made(f"trunc i64 {number} to i32")
        return as_wide(region, CodeValue(str(number), self.type), self.width)

    def _applied(self, region: CodeRegion, name: str, left: CodeValue, right: str) -> CodeValue:
        return region.value(f"{name} {left}, {right}", self.type, self.width)


def _divided(
    region: CodeRegion, varying: Sequence[tuple[Atom, int]], indices: IndexWriter
) -> tuple[Position, int, CodeRegion] | None:
    """Of the sum of the terms that differ from lane to lane, which place it is divided by which number."""
    match varying:
        case [(Quotient(of=of, by=by), 1)] if of.low is not None and of.low >= 0:
            return indices.position(region, of), by, region.home(variables_of(of))
        case [(Variable() as variable, _), *_]:
            row = region.bound[variable]
            if not isinstance(row, PlaceInRow):
                return None
            times = _times(dict(varying), row.strides)
            return None if times is None else (row.place, times, region.home(row.variables))
    return None


def _times(factors: Mapping[Atom, int], strides: Mapping[Variable, int]) -> int | None:
    """How many places in a row have one element each, if factors of the variables say so."""
    wide = {x: stride for x, stride in strides.items() if x.size > 1}
    by = min((stride for x, stride in wide.items() if x in factors), default=1)
    return by if factors == {x: stride // by for x, stride in wide.items() if stride >= by} else None


def repeats(node: Loaded, row: Sequence[Variable], permutes: int) -> bool:
    """Whether lanes that are places of a row would load it so."""
    strides = PlaceInRow(tuple(row), Position(0)).strides
    times = _times({x: factor for x, factor in node.at.terms if x in strides}, strides)
    return times is not None and 2 < times <= _FARTHEST and (permutes, max(_SHORTEST, size_of(node.type))) in _PERMUTED
