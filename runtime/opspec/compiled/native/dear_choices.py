"""Choices one side of which is dear: what it alone needs is computed where some lane takes it.

A formula computes both sides of a choice, as an angle is reduced by a few products where it is small, and by digits of
pi otherwise. Where no lane of a turn takes the dear side, it is gone past; one lane computes its own side.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from opspec.compiled.nodes import Applied, KernelNode, operands_of
from opspec.values.types import ElementType

DEAR = 32  # operations that are worth asking every lane
_CHEAP = 4  # those of the other side, of which a choice between two numbers has fewer


@dataclass(frozen=True, slots=True)
class DearChoice:
    """Selections that ask the same; `sides`: what is computed for them alone where that holds, and where it does not,
    each node behind what it needs.
    """

    test: KernelNode
    made: tuple[Applied, ...]
    sides: tuple[tuple[Applied, ...], tuple[Applied, ...]]

    @property
    def dear(self) -> int:
        """Which side is the dear one."""
        return int(len(self.sides[1]) > len(self.sides[0]))

    def needed(self, sides: Collection[int]) -> list[KernelNode]:
        """What is computed before these sides are."""
        inside = {node for side in sides for node in self.sides[side]}
        used = [x for side in sides for node in self.sides[side] for x in node.operands]
        used += [x for node in self.made for x in node.operands]
        return [node for node in dict.fromkeys(used) if node not in inside]


def dear_choices(
    nodes: Sequence[KernelNode], roots: Collection[KernelNode], one_lane: bool = False
) -> dict[KernelNode, DearChoice]:
    """The choices among nodes, all that roots need in order, by each selection of theirs. Of selections that ask the
    same one after another the first ones: some of many lanes take either side, but `one_lane` goes past all of one.
    """
    if len(nodes) < DEAR:
        return {}
    asked: dict[KernelNode, list[Applied]] = {}
    for node in nodes:
        if isinstance(node, Applied) and node.operation == "select":
            asked.setdefault(node.operands[0], []).append(node)
    if not asked:
        return {}
    uses = dict.fromkeys(roots, 1)  # a root is used by whoever stores it
    for node in nodes:
        for x in operands_of(node):
            uses[x] = uses.get(x, 0) + 1
    found: dict[KernelNode, DearChoice] = {}
    for test, selects in asked.items():
        for made in _layers(nodes, selects) if one_lane else [_apart(nodes, selects)]:
            first, second = (_side(made, side, test, uses) for side in (0, 1))
            if min(len(first), len(second)) >= _CHEAP and max(len(first), len(second)) >= DEAR:
                choice = DearChoice(test, tuple(made), (first, second))
                found |= dict.fromkeys(made, choice)
    return found


def _layers(nodes: Sequence[KernelNode], selects: Sequence[Applied]) -> Iterator[list[Applied]]:
    """Selections that can be made together, and then those that need what came of these."""
    while selects:
        made = _apart(nodes, selects)
        yield made
        selects = [node for node in selects if node not in made]


def _apart(nodes: Sequence[KernelNode], selects: Sequence[Applied]) -> list[Applied]:
    """Selections none of which needs another one, and which differ in the same lanes."""
    first = selects[0]
    if len(selects) == 1:
        return [first]
    found, wanted = list[Applied](), set(selects)
    below: set[KernelNode] = set()
    for node in nodes:
        needs = any(x in below for x in operands_of(node))
        if node in wanted and not needs and node.variables == first.variables and isinstance(node, Applied):
            found.append(node)
            needs = True
        if needs:
            below.add(node)
    return found


def _side(made: Sequence[Applied], side: int, test: KernelNode, uses: dict[KernelNode, int]) -> tuple[Applied, ...]:
    """What selections alone need for one side."""
    counts: dict[KernelNode, int] = {}
    found: list[Applied] = []
    left: list[KernelNode] = [node.operands[1 + side] for node in made]
    variables = made[0].variables
    while left:
        node = left.pop()
        counts[node] = counts.get(node, 0) + 1
        if counts[node] < uses[node] or node is test or not _is_plain(node) or node.variables != variables:
            continue
        assert isinstance(node, Applied)
        found.append(node)
        left += node.operands
    return tuple(sorted(found, key=lambda node: node.number))


def _is_plain(node: KernelNode) -> bool:
    """Whether it is computed of numbers that are as machines have them."""
    return isinstance(node, Applied) and all(map(_is_wide, (node.type, *(x.type for x in node.operands))))


def _is_wide(type_: ElementType) -> bool:
    return type_.kind == "bool" or type_.bits >= 32
