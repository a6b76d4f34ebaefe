"""Places of a fold's row in lanes, where only those of its last variables lie side by side in memory: a segment.

As many places as there are lanes lie in one segment, mostly, and else in two, whose elements are loaded as they lie,
each for the lanes that it has. Otherwise they would be gathered, from where a quotient says, lane by lane.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opspec.compiled.native.indices import IndexWriter, splat
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernel_forms import counts_places
from opspec.compiled.native.regions import (
    CodeRegion,
    CodeValue,
    PlaceInRow,
    Position,
    Scalar,
    add,
    chosen_of,
    multiply,
)
from opspec.compiled.native.spelling import I1, I64, lane_numbers
from opspec.compiled.native.terms import Running
from opspec.compiled.nodes import Loaded, NodeFold, in_order, size_of_space
from opspec.reads.symbols import Variable

_MOST = {16: 24, 32: 80, 64: 80}  # nodes of the terms, which are written three times, by the bytes of vectors


def segment_of(fold: NodeFold, lanes: int, target: InstructionSet) -> tuple[Variable, ...]:
    """The last variables of a fold along which its elements lie, if not along all; none where that is no use."""
    nodes = in_order([*fold.terms, *([] if fold.where is None else [fold.where])])
    places = [node.at for node in nodes if isinstance(node, Loaded)]

    def counted(variables: Sequence[Variable]) -> bool:
        strides = PlaceInRow(tuple(variables), Position(0)).strides
        return all(counts_places(place, strides) for place in places)

    wide = tuple(variable for variable in fold.variables if variable.size > 1)
    if len(nodes) > _MOST[target.vector_bytes] or counted(wide):
        return ()
    for first in range(1, len(wide)):
        if size_of_space(wide[first:]) >= lanes and counted(wide[first:]):
            return wide[first:]
    return ()


def by_segments(
    indices: IndexWriter,
    region: CodeRegion,
    fold: NodeFold,
    segment: Sequence[Variable],
    place: Scalar,
    term: Callable[[CodeRegion], Running],
) -> Running:
    """The terms from a place on, which so many as there are lanes divide, in each lane of a region."""
    size, lanes = size_of_space(segment), region.lanes
    number = indices.divided(region, place, (0, None), size, quotient=True)
    inside = add(region, place, multiply(region, number, -size))
    outer = tuple(variable for variable in fold.variables if variable not in segment)

    def bound(number: Scalar, first: Scalar, mask: str) -> CodeRegion:
        found = region.inner(lanes, mask)
        found.bind(*outer, place=Position(number))
        found.bind(*segment, place=Position(first, 1))
        return found

    whole = bound(number, inside, region.mask)
    one = term(whole)
    if size % lanes == 0:
        region.join(whole)
        return one
    two = region.inner(lanes, region.mask)
    left = two.made(f"sub i64 {size}, {inside}")
    numbers = CodeValue(lane_numbers(lanes), I64, lanes)
    limit = splat(two, left, lanes)
    here = two.value(f"icmp slt {numbers}, {limit}", I1, lanes)
    there = two.value(f"icmp sge {numbers}, {limit}", I1, lanes)
    first = bound(number, inside, here.text)
    second = bound(add(two, number, 1), add(two, inside, -size), there.text)
    parts = [term(first), term(second)]
    two.join(first)
    two.join(second)
    pairs = zip(parts[0].parts, parts[1].parts, strict=True)
    both = [two.value(f"select {here}, {x}, {y}", x.type, lanes) for x, y in pairs]
    test = region.made(f"icmp ule i64 {inside}, {size - lanes}")
    return one.like(chosen_of(region, whole, two, test, one.parts, both))
