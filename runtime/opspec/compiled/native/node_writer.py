"""Nodes of the middle form in LLVM's text: each is written once, in the outermost region that knows its variables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from opspec.compiled.native.chosen_loads import ChosenLoads
from opspec.compiled.native.dear_choices import DearChoice
from opspec.compiled.native.half_arithmetic import computed_in_halves, in_halves
from opspec.compiled.native.indices import IndexWriter, as_wide
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.known_lanes import KnownLanes
from opspec.compiled.native.memory import BufferAccess, read_side_by_side, write_side_by_side
from opspec.compiled.native.operations import applied
from opspec.compiled.native.powers import scaled, scaled_value
from opspec.compiled.native.regions import CodeRegion, CodeValue, Scalar, add, chosen_of
from opspec.compiled.native.repeats import Repeated
from opspec.compiled.native.spelling import constant
from opspec.compiled.nodes import (
    NOTHING,
    Applied,
    Combination,
    ConstantNode,
    Folded,
    Indexed,
    Input,
    KernelNode,
    Loaded,
    NodeFold,
    Tested,
    operands_of,
    variables_of,
)
from opspec.reads.arithmetic import plus
from opspec.reads.symbols import Compare, Index, Variable

_DEEP = 16  # values that are written one inside the other: from there on what they need is written before them


@dataclass(frozen=True, slots=True)
class KeptRow:
    """Memory for what a node is along a row, the place in the row, and that of the row, if there are more."""

    memory: str
    at: Index
    first: Callable[[CodeRegion], Scalar] | None = None


class NodeWriter:
    """Writes nodes into regions. `folded` writes a fold, and gives its results. `kept`: nodes that are loaded once
    they were computed for a whole row.
    """

    def __init__(self, target: InstructionSet, folded: Callable[[CodeRegion, NodeFold], Sequence[CodeValue]]) -> None:
        self.indices = IndexWriter(self.value)
        self.memory = BufferAccess(self.indices)
        self._chosen = ChosenLoads(self.indices, self.value)
        self.target = target
        self._folded = folded
        self.loads: dict[KernelNode, Callable[[CodeRegion], CodeValue]] = {}  # of nodes that lie in memory already
        self.kept: dict[KernelNode, KeptRow] = {}
        self._known_lanes = KnownLanes(self.indices, self.memory, self.wide, self._lies_elsewhere)
        self.held: dict[ConstantNode, CodeValue] = {}  # constants that lie in registers
        self.choices: Mapping[KernelNode, DearChoice] = {}
        self.expected: set[KernelNode] = set()  # what was asked for before it is loaded
        self._constants: dict[tuple[ConstantNode, int], CodeValue] = {}
        self._written: set[KernelNode] = set()
        self._whole: set[KernelNode] = set()
        self._computes_halves = False
        self._depth = 0  # values that are written one inside the other

    def wider(self) -> str:
        """What the function says to LLVM for what was written."""
        return self.target.with_halves() if self._computes_halves else ""

    def keep(self) -> None:
        """Every place of the row was gone through: what was written is there."""
        self._whole |= self._written

    def keep_anew(self, kept: Mapping[KernelNode, KeptRow]) -> None:
        """Other nodes are kept from now on, and those that were kept are computed where they stand."""
        self.kept = dict(kept)
        self._written.clear()
        self._whole.clear()

    def fold(self, region: CodeRegion, fold: NodeFold) -> list[CodeValue]:
        """The results of a fold."""
        home = region.home(free_of(fold))
        known = [home.known.get((fold, item)) for item in range(len(fold.terms))]
        found = [value for value in known if isinstance(value, CodeValue)]
        if len(found) < len(known):
            found = list(self._folded(home, fold))
            home.known.update({(fold, item): value for item, value in enumerate(found)})
        return found

    def value(self, region: CodeRegion, node: KernelNode) -> CodeValue:
        """What a node is in a region: of as many lanes as it varies in, one where it is the same in all."""
        found = self._known(region, node)
        if found is not None:
            return found
        self._depth += 1
        if self._depth == _DEEP:
            for inner in self._held_below(region, node):
                self.value(region, inner)
        pending = [node]
        while pending:  # not by recursion: a program's chains are as long as they like
            last = pending[-1]
            lacking = [x for x in self._before(region, last) if self._known(region, x) is None]
            if lacking:
                pending += lacking
                continue
            pending.pop()
            found = self._known(region, last)
            if found is None:
                home = region.home(last.variables)
                found = home.known[last] = self._made(home, last)
        self._depth -= 1
        assert found is not None
        return found

    def wide(self, region: CodeRegion, node: KernelNode) -> CodeValue:
        """The value of a node in every lane of a region."""
        if isinstance(node, ConstantNode) and node not in self.held:
            return self._constant(node, region.lanes)
        found = self.value(region, node)
        if found.lanes == region.lanes:
            return found
        home = region.home(node.variables)
        key = ("wide", node, region.lanes)
        known = home.known.get(key)
        if not isinstance(known, CodeValue):
            known = home.known[key] = as_wide(home, found, region.lanes)
        return known

    def combined(
        self, region: CodeRegion, combination: Combination, left: Sequence[CodeValue], right: Sequence[CodeValue]
    ) -> list[CodeValue]:
        """What a combination makes of terms, lane by lane."""
        given = {
            node.name: value
            for nodes, values in ((combination.left, left), (combination.right, right))
            for node, value in zip(nodes, values, strict=True)
        }
        made: dict[KernelNode, CodeValue] = {}
        pending = [*reversed(combination.results)]
        while pending:  # not by recursion: regions are as long as they like
            node = pending[-1]
            if node not in made:
                operands = self._operands(node) if isinstance(node, Applied) else ()
                lacking = [x for x in operands if x not in made]
                if lacking:
                    pending += reversed(lacking)
                    continue
                made[node] = self._substituted(region, node, given, [made[x] for x in operands], left[0].lanes)
            pending.pop()
        return [made[node] for node in combination.results]

    def _substituted(
        self,
        region: CodeRegion,
        node: KernelNode,
        given: Mapping[str, CodeValue],
        operands: Sequence[CodeValue],
        lanes: int,
    ) -> CodeValue:
        """A node of a combination, of what its operands are."""
        match node:
            case Input(name=name):
                return given[name]
            case ConstantNode(bits=bits):
                return CodeValue(constant(bits, node.type, lanes), node.type, lanes)
            case Applied():
                return self._applied(region, node, operands, lanes)
        return as_wide(region, self.value(region, node), lanes)

    # --- one node ---------------------------------------------------------------------------------------

    def _known(self, region: CodeRegion, node: KernelNode) -> CodeValue | None:
        if isinstance(node, ConstantNode):
            return self.held.get(node) or self._constant(node, 1)
        found = region.home(node.variables).known.get(node)
        return found if isinstance(found, CodeValue) else None

    def _constant(self, node: ConstantNode, lanes: int) -> CodeValue:
        key = node, lanes
        if key not in self._constants:
            self._constants[key] = CodeValue(constant(node.bits, node.type, lanes), node.type, lanes)
        return self._constants[key]

    def _before(self, region: CodeRegion, node: KernelNode) -> Sequence[KernelNode]:
        """What is written first; indices, choices and folds write what they need themselves."""
        if not isinstance(node, Applied) or node in self.loads or node in self._whole:
            return ()
        if node.operation == "select" and (choice := self._choice(region, node)) is not None:
            return choice.needed(self._sides(region.home(node.variables), choice))
        if _limits(node) is not None:
            return ()
        if node.operation == "select" and (self._chosen.place(region, node) or self._known_lanes.parts(region, node)):
            return ()
        return self._operands(node)

    def _held_below(self, region: CodeRegion, node: KernelNode) -> list[KernelNode]:
        """What indices hold that a node needs but for the terms of folds, each behind what it needs itself."""
        found, seen, left = set[KernelNode](), set[KernelNode](), [node]
        while left:
            last = left.pop()
            if last in seen or isinstance(last, Folded) or last in self.loads or last in self._whole:
                continue
            seen.add(last)
            if self._known(region, last) is None:
                needs = operands_of(last)
                left += needs
                if not isinstance(last, Applied):
                    found.update(map(_unconverted, needs))
        return sorted(found, key=lambda x: x.number)

    def _lies_elsewhere(self, node: KernelNode) -> bool:
        return node in self.loads or node in self.kept

    def _operands(self, node: Applied) -> Sequence[KernelNode]:
        """What a node's instructions are given."""
        inner = self._in_halves(node) or scaled(node, self.target)
        return node.operands if inner is None else inner.operands

    def _in_halves(self, node: Applied) -> Applied | None:
        """What is computed and rounded at once instead, unless it lies in memory already."""
        inner = in_halves(node, self.target)
        return None if inner in self.loads or inner in self.kept else inner

    def _applied(self, region: CodeRegion, node: Applied, operands: Sequence[CodeValue], lanes: int) -> CodeValue:
        inner = self._in_halves(node)
        if inner is not None:
            self._computes_halves = True
            return computed_in_halves(region, node, inner, operands)
        power = scaled(node, self.target)
        if power is not None:
            return scaled_value(region, power, *operands)
        return applied(region, node, operands, lanes, self.target)

    def _made(self, region: CodeRegion, node: KernelNode) -> CodeValue:
        if node in self.loads:
            return self.loads[node](region)
        kept = self.kept.get(node)
        if kept is None:
            return self._computed(region, node)
        at = self.indices.position(region, kept.at).base
        if kept.first is not None:
            at = add(region, at, kept.first(region))
        if node in self._whole:
            return read_side_by_side(region, kept.memory, node.type, at, region.lanes)
        found = self._computed(region, node)
        # Where other lanes are written by another region; those beyond the last one are nobody's.
        mask = region.mask if region.mask.startswith("%") else ""
        write_side_by_side(region, kept.memory, at, found, mask)
        self._written.add(node)
        return found

    def _computed(self, region: CodeRegion, node: KernelNode) -> CodeValue:
        lanes = region.width(node.variables)
        match node:
            case Loaded(buffer=buffer, at=at) if node in region.even:
                return self.memory.load_or_none(region, buffer, self.indices.position(region, at), lanes)
            case Loaded():
                return self._loaded(region, node, lanes)
            case Applied() if (limits := _limits(node)) is not None:
                return self._within(region, node, limits)
            case Applied(operation="select") if (choice := self._choice(region, node)) is not None:
                for one, value in self._either(region, choice):
                    region.known[one] = value
                return self.value(region, node)
            case Applied(operation="select") if (chosen := self._chosen.place(region, node)) is not None:
                return self.memory.load_or_none(region, *chosen, lanes)
            case Applied(operation="select") if (parts := self._known_lanes.parts(region, node)) is not None:
                return self._known_lanes.value(region, parts)
            case Applied():
                operands = self._operands(node)
                first = node.operation == "select"
                if region.even:
                    lanes = max(self.value(region, x).lanes for x in operands)
                found = [
                    self.value(region, x) if lanes == 1 or (first and at == 0) else self.wide(region, x)
                    for at, x in enumerate(operands)
                ]
                return self._applied(region, node, found, lanes)
            case Indexed(index=index):
                return self.indices.numbers(region, index)
            case Tested(index=index, sign=sign):
                left = self.indices.compared(region, index, sign)
                return self.indices.test(region, Compare(left, sign), of_first=node in region.even)
            case Folded(fold=fold, item=item):
                return self.fold(region, fold)[item]
        raise TypeError(f"expected a node of the middle form, found {node!r}")

    def _loaded(self, region: CodeRegion, node: Loaded, lanes: int) -> CodeValue:
        if repeated := Repeated.by_lanes(region, node, self.indices, self.target.permutes):
            return repeated.load(region, self.indices, self.memory)
        at = node.at
        place = self.indices.position(region, at)
        if lanes > 1 and not (place.uniform or place.each or place.stride == 1):
            at = self.indices.settled(region, at)
            region = region.home(variables_of(at))
            place = self.indices.position(region, at)
        return self.memory.load(region, node.buffer, place, lanes, node.inside, at)

    def _choice(self, region: CodeRegion, node: KernelNode) -> DearChoice | None:
        """The choice that a selection is one of, unless something of it lies in memory, or one lane says all."""
        found, home = self.choices.get(node), region.home(node.variables)
        if found is None or home.even:
            return None
        alone = [*found.made, *(x for side in self._sides(home, found) for x in found.sides[side])]
        known = any(x in self.loads or x in self.kept or x in home.known for x in alone)
        return None if known else found

    def _sides(self, region: CodeRegion, choice: DearChoice) -> Sequence[int]:
        """Which sides are gone past where nobody takes them: of several lanes the dear one."""
        return (0, 1) if region.width(choice.made[0].variables) == 1 else (choice.dear,)

    def _either(self, region: CodeRegion, choice: DearChoice) -> list[tuple[KernelNode, CodeValue]]:
        """What the selections of a choice give."""
        lanes, dear = region.width(choice.made[0].variables), choice.dear
        test, one, other = self.value(region, choice.test), region.inner(), region.inner()
        asked = region.made(f"freeze {test}")  # a lane beyond the last one may be anything
        if lanes == 1:
            values, others = (self._side(region, part, choice, side, 1) for side, part in enumerate((one, other)))
        else:
            part = (one, other)[dear]
            short = [self.wide(region, node.operands[2 - dear]) for node in choice.made]
            taken = self._side(region, part, choice, dear, lanes)
            sides = zip(short, taken, strict=True) if dear else zip(taken, short, strict=True)
            both = [
                self._applied(part, node, [test, *side], lanes) for node, side in zip(choice.made, sides, strict=True)
            ]
            values, others = (short, both) if dear else (both, short)
            if test.lanes > 1:
                how = "and" if dear else "or"
                asked = region.made(f"call i1 @llvm.vector.reduce.{how}.v{lanes}i1({test.spelled} {asked})")
        return [*zip(choice.made, chosen_of(region, one, other, asked, values, others), strict=True)]

    def _side(self, region: CodeRegion, part: CodeRegion, choice: DearChoice, side: int, lanes: int) -> list[CodeValue]:
        """What one side of the selections is: written in a part, of what was computed before."""
        made: dict[KernelNode, CodeValue] = {}

        def operand(x: KernelNode, is_test: bool) -> CodeValue:
            if x in made:
                return made[x]
            return self.value(region, x) if lanes == 1 or is_test else self.wide(region, x)

        for node in choice.sides[side]:
            given = [operand(x, node.operation == "select" and at == 0) for at, x in enumerate(self._operands(node))]
            made[node] = self._applied(part, node, given, lanes)
        return [operand(node.operands[1 + side], is_test=False) for node in choice.made]

    def _within(self, region: CodeRegion, node: Applied, limits: tuple[Index, Index]) -> CodeValue:
        """Two comparisons, of an index and another one that goes the other way, as one."""
        above, below = (self.indices.compared(region, x, "<=") for x in limits)
        last = -(plus(above, below).number or 0)
        upwards = plus(above if above.terms[0][1] > 0 else below, Index(last))
        return self.indices.within(region, upwards, last, of_first=region.even.issuperset(node.operands))


def _unconverted(node: KernelNode) -> KernelNode:
    """What is converted: an index may take it as it is."""
    return node.operands[0] if isinstance(node, Applied) and node.operation == "convert" else node


def _limits(node: Applied) -> tuple[Index, Index] | None:
    """What is to be at most 0 where an index lies between 0 and a number; None where it says something else."""
    if node.operation != "and":
        return None
    match node.operands:
        case (Tested(index=above, sign="<="), Tested(index=below, sign="<=")):
            width = plus(above, below).number
            if width is not None and width <= 0:
                return above, below
    return None


def free_of(fold: NodeFold) -> frozenset[Variable]:
    """The variables that a fold does not go over but depends on."""
    nodes = [*fold.terms, *(fold.start or ()), *(() if fold.where is None else (fold.where,))]
    return NOTHING.union(*(node.variables for node in nodes)) - frozenset(fold.variables)
