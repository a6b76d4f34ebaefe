"""One load of what is chosen among elements of a buffer: where a condition is the same in all lanes, the place is
chosen and not the element, so that nothing is loaded for nobody. Pads by what lies at the edge are such choices.
"""

from __future__ import annotations

from collections.abc import Callable

from opspec.compiled.native.indices import IndexWriter
from opspec.compiled.native.regions import CodeRegion, CodeValue, Position
from opspec.compiled.nodes import Applied, Buffer, KernelNode, Loaded

Value = Callable[[CodeRegion, KernelNode], CodeValue]
_DEEPEST = 24  # choices inside of each other


class ChosenLoads:
    """Finds where chosen elements lie; `value` writes a condition."""

    def __init__(self, indices: IndexWriter, value: Value) -> None:
        self._indices, self._value = indices, value
        self._known: dict[tuple[CodeRegion, KernelNode], tuple[Buffer, Position] | None] = {}

    def place(self, region: CodeRegion, node: KernelNode, depth: int = 0) -> tuple[Buffer, Position] | None:
        """Where the element of each lane lies, one beside the other; None where there is more to a node. Lanes lie in
        the buffer, or none of them.
        """
        home = region.home(node.variables)
        key = home, node
        if key not in self._known:
            is_wide = home.lanes > 1 and not home.mask and home.width(node.variables) > 1
            self._known[key] = self._place(home, node, depth) if is_wide and depth <= _DEEPEST else None
        return self._known[key]

    def _place(self, region: CodeRegion, node: KernelNode, depth: int) -> tuple[Buffer, Position] | None:
        match node:
            case Loaded(buffer=buffer, at=at) if node.inside or node in region.even:
                place = self._indices.position(region, at)
                return None if place.each or abs(place.stride) != 1 else (buffer, place)
            case Applied(operation="select", operands=(test, *others)):
                one, two = (self.place(region, x, depth + 1) for x in others)
                if one is None or two is None or one[0] is not two[0] or one[1].stride != two[1].stride:
                    return None
                asked = self._value(region, test)
                if asked.lanes > 1:
                    return None
                base = region.made(f"select {asked}, i64 {one[1].base}, i64 {two[1].base}")
                return one[0], Position(base, one[1].stride)
        return None
