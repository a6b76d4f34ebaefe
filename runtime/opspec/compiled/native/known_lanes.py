"""Choices of which the text knows what each lane takes, as of short rows that are put behind one another: elements are
loaded for the lanes that take them, and nobody asks whether those of others lie in the buffer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opspec.compiled.native.indices import IndexWriter, as_wide
from opspec.compiled.native.memory import BufferAccess, read_side_by_side, shuffled
from opspec.compiled.native.regions import CodeRegion, CodeValue, add
from opspec.compiled.native.spelling import I1, lanes_of, mask_of
from opspec.compiled.nodes import Applied, KernelNode, Loaded, Tested
from opspec.reads.symbols import Index, Variable

Lanes = tuple[bool, ...]
_DEEPEST = 24  # conditions inside of each other
_HOLDS: dict[str, Callable[[int], bool]] = {"<=": lambda x: x <= 0, "==": lambda x: x == 0, "!=": lambda x: x != 0}
_TRUTHS: dict[str, Callable[..., bool]] = {
    "and": lambda x, y: x and y,
    "or": lambda x, y: x or y,
    "not": lambda x: not x,
}


class KnownLanes:
    """Finds what lanes take. `wide` writes a node in every lane; `elsewhere`: whether it has memory of its own here."""

    def __init__(
        self,
        indices: IndexWriter,
        memory: BufferAccess,
        wide: Callable[[CodeRegion, KernelNode], CodeValue],
        elsewhere: Callable[[KernelNode], bool],
    ) -> None:
        self._indices, self._memory, self._wide, self._elsewhere = indices, memory, wide, elsewhere
        self._known: dict[tuple[CodeRegion, KernelNode], list[tuple[KernelNode, Lanes]] | None] = {}

    def parts(self, region: CodeRegion, node: KernelNode) -> list[tuple[KernelNode, Lanes]] | None:
        """What is chosen, and the lanes that take it; None where that is not known, or nothing is loaded."""
        home = region.home(node.variables)
        key = home, node
        if key not in self._known:
            self._known[key] = self._parts(home, node)
        return self._known[key]

    def value(self, region: CodeRegion, parts: Sequence[tuple[KernelNode, Lanes]]) -> CodeValue:
        """One of them in each lane, those that are loaded upon the others."""
        loads = [(node, lanes) for node, lanes in parts if self._is_loaded(node)]
        found, self._memory.masks = None, True
        for node, lanes in parts:
            if not self._is_loaded(node):
                value = self._wide(region, node)
                text = "" if found is None else f"select <{region.lanes} x i1> {_mask(lanes)}, {value}, {found}"
                found = region.value(text, node.type, region.lanes) if text else value
        for node, lanes in loads:
            assert isinstance(node, Loaded)
            found = self._load(region, node, lanes, found)
        assert found is not None
        return found

    def _load(self, region: CodeRegion, node: Loaded, lanes: Lanes, others: CodeValue | None) -> CodeValue:
        """The lanes that take it upon others: by a mask, or where elements lie the other way as a vector of so many."""
        place, pointer = self._indices.position(region, node.at), self._memory.pointer(node.buffer)
        memory, mask = node.buffer.element, _mask(lanes)
        if place.stride == 1:
            text = "" if others is None else others.text
            return read_side_by_side(region, pointer, memory, place.base, region.lanes, mask, text)
        last = lanes.index(True) + sum(lanes) - 1
        run = read_side_by_side(region, pointer, memory, add(region, place.base, -last), sum(lanes))
        order = [last - lane if is_taken else 0 for lane, is_taken in enumerate(lanes)]
        found = as_wide(region, run, region.lanes) if sum(lanes) == 1 else shuffled(region, run, order)
        if others is None or not mask:
            return found
        return region.value(f"select <{region.lanes} x i1> {mask}, {found}, {others}", memory, region.lanes)

    def _parts(self, region: CodeRegion, node: KernelNode) -> list[tuple[KernelNode, Lanes]] | None:
        lanes = region.lanes
        if lanes == 1 or region.mask.startswith("%") or region.even or region.width(node.variables) != lanes:
            return None
        there = lanes_of(region.mask) if region.mask else (True,) * lanes
        found = self._taken(region, node, there)
        loads = [(node, taken) for node, taken in found if self._is_loaded(node)]
        if len(found) > 1 and not loads or found[0][0] is node:
            return None
        return found if all(self._are_inside(region, node, taken) for node, taken in loads) else None

    def _taken(self, region: CodeRegion, node: KernelNode, lanes: Lanes) -> list[tuple[KernelNode, Lanes]]:
        found, left = list[tuple[KernelNode, Lanes]](), [(node, lanes)]
        while left:  # not by recursion: choices may be as many as they like
            node, lanes = left.pop()
            match node:
                case Applied(operation="select", operands=(test, *sides)) if (
                    not self._elsewhere(node) and (asked := self._truths(region, test)) is not None
                ):
                    for one, side in zip(sides, (True, False), strict=True):
                        taken = tuple(x and y == side for x, y in zip(lanes, asked, strict=True))
                        if any(taken):
                            left.append((one, taken))
                case _:
                    found.append((node, lanes))
        return found

    def _truths(self, region: CodeRegion, test: KernelNode, depth: int = 0) -> Lanes | None:
        """What a condition is in each lane."""
        match test:
            case Tested(index=index, sign=sign):
                values = self._values(region, index)
                return None if values is None else tuple(map(_HOLDS[sign], values))
            case Applied(operation=operation, operands=operands) if operation in _TRUTHS and depth < _DEEPEST:
                found = [self._truths(region, x, depth + 1) for x in operands]
                known = [x for x in found if x is not None]
                return tuple(map(_TRUTHS[operation], *known)) if len(known) == len(operands) else None
        return None

    def _values(self, region: CodeRegion, index: Index) -> Sequence[int] | None:
        """An index in each lane, where that is a number."""
        place = self._indices.position(region, index)
        offsets = place.offsets(region.lanes)
        return None if offsets is None or not isinstance(place.base, int) else [place.base + x for x in offsets]

    def _is_loaded(self, node: KernelNode) -> bool:
        """Whether it is loaded here, and may lie beyond its buffer in lanes that do not take it."""
        return isinstance(node, Loaded) and not node.inside and not self._elsewhere(node)

    def _are_inside(self, region: CodeRegion, node: KernelNode, lanes: Lanes) -> bool:
        """Whether elements lie side by side, and in the buffer for these lanes."""
        assert isinstance(node, Loaded)
        place = self._indices.position(region, node.at)
        if node.buffer.element is I1 or place.each or place.stride not in (1, -1) or not _is_run(lanes):
            return False
        moving = tuple((x, factor) for x, factor in node.at.terms if x in region.varying)
        rest = Index(node.at.constant, tuple(term for term in node.at.terms if term not in moving))
        values = self._values(region, Index(0, moving))
        if values is None or rest.low is None or rest.high is None or not _are_variables(rest):
            return False
        taken = [x for x, is_taken in zip(values, lanes, strict=True) if is_taken]
        return rest.low + min(taken) >= 0 and rest.high + max(taken) < node.buffer.size


def _is_run(lanes: Lanes) -> bool:
    """Whether those that take it are neighbours."""
    first = lanes.index(True)
    return all(lanes[first : first + sum(lanes)])


def _are_variables(index: Index) -> bool:
    """Whether it is a sum of variables alone, whose limits are known."""
    return all(isinstance(atom, Variable) for atom, _ in index.terms)


def _mask(lanes: Lanes) -> str:
    return "" if all(lanes) else mask_of(lanes)
