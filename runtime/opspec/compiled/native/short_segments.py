"""Places of a fold's row in lanes, where segments are shorter than so many lanes, as rows of a window are.

Each segment is loaded as it lies, for the lanes that it has, over those of the segments before it. Instructions that
gather take several times as long.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from opspec.compiled.native.indices import as_wide
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernel_forms import counts_places
from opspec.compiled.native.memory import GATHERED, both, read_side_by_side, size_of
from opspec.compiled.native.node_writer import NodeWriter
from opspec.compiled.native.regions import CodeRegion, CodeValue, PlaceInRow, Position, Scalar, add, multiply
from opspec.compiled.native.repeats import repeats
from opspec.compiled.native.spelling import I1, mask_of
from opspec.compiled.nodes import Folded, Loaded, NodeFold, in_order, size_of_space
from opspec.reads.symbols import Variable

_MASKED = 32  # bytes of the shortest vectors that are loaded by masks
_MOST = 9  # segments in lanes
_WORD = 64


def short_segment_of(fold: NodeFold, lanes: int, target: InstructionSet) -> tuple[Variable, ...]:
    """The last variables of a fold along which elements lie that do not lie along more of them; none where segments
    are no use.
    """
    wide = tuple(variable for variable in fold.variables if variable.size > 1)
    if target.vector_bytes < _MASKED or fold.where is not None:
        return ()
    for first in range(1, len(wide)):
        size = size_of_space(wide[first:])
        if size < lanes and _segments(size, lanes) <= _MOST and lanes % size:
            apart = _apart(fold, wide[first:]) or ()
            return () if all(repeats(node, fold.variables, target.permutes) for node in apart) else wide[first:]
    return ()


def segments_loaded(
    values: NodeWriter, region: CodeRegion, fold: NodeFold, segment: Sequence[Variable], place: Scalar
) -> Mapping[Loaded, CodeValue]:
    """What is loaded from a place of the row on, in a region where its variables have no values yet."""
    size, lanes = size_of_space(segment), region.lanes
    number = values.indices.divided(region, place, (0, None), size, quotient=True)
    inside = add(region, place, multiply(region, number, -size))
    outer = tuple(variable for variable in fold.variables if variable not in segment)
    last = size_of_space(outer) - 1
    found: dict[Loaded, CodeValue] = {}
    for at in range(_segments(size, lanes)):
        mask = _mask(region, at * size, size, inside)
        if region.mask:
            mask = both(region, region.mask, CodeValue(mask, I1, lanes))
        part = region.inner(lanes, mask)
        there = add(region, number, at)
        if at:  # lanes may end before: what is one element for all of a segment is loaded without a mask
            there = region.made(f"call i64 @llvm.umin.i64(i64 {there}, i64 {last})")
        part.bind(*outer, place=Position(there))
        part.bind(*segment, place=Position(add(region, inside, -at * size), 1))
        for node in _apart(fold, segment) or ():
            found[node] = _loaded(values, part, node, found.get(node))
        region.join(part)
    return found


def _loaded(values: NodeWriter, region: CodeRegion, node: Loaded, before: CodeValue | None) -> CodeValue:
    """What is loaded for the lanes of a segment, over what was before."""
    at, lanes = values.indices.position(region, node.at), region.lanes
    if at.uniform:
        one = as_wide(region, values.memory.load(region, node.buffer, at, 1, node.inside), lanes)
        return (
            one
            if before is None
            else region.value(f"select <{lanes} x i1> {region.mask}, {one}, {before}", one.type, lanes)
        )
    others = "" if before is None else before.text
    return read_side_by_side(region, values.memory.pointer(node.buffer), node.type, at.base, lanes, region.mask, others)


def _segments(size: int, lanes: int) -> int:
    """How many segments lanes lie in, at most."""
    return (lanes + size - 2) // size + 1


def _mask(region: CodeRegion, first: int, size: int, inside: Scalar) -> str:
    """The lanes of a segment, of which so many places lie before the first lane, and that begins so far behind that of
    the first lane.
    """
    places = ((1 << size) - 1) << first
    if isinstance(inside, int):
        return mask_of(bool(places >> inside >> lane & 1) for lane in range(region.lanes))
    bits = region.made(f"lshr i64 {places & (1 << _WORD) - 1}, {inside}")
    bits = region.made(f"trunc i64 {bits} to i{region.lanes}")
    return region.made(f"bitcast i{region.lanes} {bits} to <{region.lanes} x i1>")


def _apart(fold: NodeFold, segment: Sequence[Variable]) -> list[Loaded] | None:
    """What is loaded along a segment, or once for it, but not along the row; None where something lies otherwise."""
    nodes = [node for node in in_order(fold.terms) if not node.variables.isdisjoint(fold.variables)]
    loads = [node for node in nodes if isinstance(node, Loaded)]
    row, own = (PlaceInRow(tuple(x), Position(0)).strides for x in (fold.variables, segment))
    apart = [node for node in loads if not counts_places(node.at, row)]
    if any(isinstance(node, Folded) for node in nodes) or not all(_is_loaded_so(node, own) for node in apart):
        return None
    return apart


def _is_loaded_so(node: Loaded, strides: Mapping[Variable, int]) -> bool:
    if not node.inside or node.type is I1 or size_of(node.type) < GATHERED or not counts_places(node.at, strides):
        return False
    factors = dict(node.at.terms)
    return all(factors.get(x, 0) in (0, stride) for x, stride in strides.items() if x.size > 1)
