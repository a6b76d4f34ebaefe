"""Running totals of lines whose elements lie one behind another, or in turns with those of a few others, as a function
in LLVM's text: some lines at once, as none waits for another, and the total of each in a register.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from opspec.compiled.building import Nodes
from opspec.compiled.native.folds import Folds
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText
from opspec.compiled.native.regions import CodeRegion, CodeValue, LoopRange, Position, add, loop, turns
from opspec.compiled.native.shares import Shares
from opspec.compiled.nodes import Applied, Buffer, Combination, KernelNode, in_order
from opspec.reads.arithmetic import linear, number, of_atom, plus, times
from opspec.reads.symbols import Index, Variable

AT_ONCE = 4  # lines: as many sums as are made while one of them is
TURNS = 7  # lines that lie in turns: more are a vector


@dataclass(frozen=True, slots=True)
class RunningLines:
    """So many times `turns` lines of a length, whose elements lie in turns. `first`: what a total begins with; `term`:
    what an element is to be for it, of what was loaded; `combination`: the next total of one and a term, and what is
    stored of it.
    """

    count: int
    length: int
    turns: int
    backward: bool
    given: Buffer
    result: Buffer
    first: KernelNode
    term: Callable[[KernelNode], KernelNode]
    combination: Combination

    def at(self, outer: Variable, place: Variable) -> list[Index]:
        """Where an element of each lies."""
        turned = plus(number(self.length - 1), times(of_atom(place), number(-1)))
        here, sizes = turned if self.backward else of_atom(place), [self.count, self.length, self.turns]
        return [linear([of_atom(outer), here, number(turn)], sizes) for turn in range(self.turns)]


def running_lines_text(
    lines: RunningLines, nodes: Nodes, target: InstructionSet, name: str, slot: Callable[[Buffer], int]
) -> KernelText:
    """`void @name(ptr %memory, i64 %part)`."""
    return _Writer(lines, nodes, target).text(name, slot)


class _Writer:
    def __init__(self, lines: RunningLines, nodes: Nodes, target: InstructionSet) -> None:
        self._lines = lines
        self._nodes = nodes
        self._place = Variable("k", lines.length)
        self._values = Folds(target, self._reserve).values

    def _reserve(self, wide: str, count: int) -> str:
        raise NotImplementedError("nothing is folded here")

    def text(self, name: str, slot: Callable[[Buffer], int]) -> KernelText:
        lines, values = self._lines, self._values
        values.indices.prefix = f"{name}."
        entry = CodeRegion.outermost()
        computed = sum(isinstance(node, Applied) for node in in_order(lines.combination.results))
        operations = lines.count * lines.length * lines.turns * computed
        at_once = max(1, AT_ONCE // lines.turns)
        shares = Shares.of(lines.count, at_once, operations)
        begin, end = shares.bounds(entry) or (0, lines.count)
        whole = lines.count // at_once * at_once
        is_shared = shares.count > 1
        if whole:
            limit = entry.made(f"call i64 @llvm.umin.i64(i64 {end}, i64 {whole})") if is_shared else whole
            self._some(entry, at_once, LoopRange(begin, limit, at_once, empty=is_shared))
        if whole < lines.count:
            start = entry.made(f"call i64 @llvm.umax.i64(i64 {begin}, i64 {whole})") if is_shared else whole
            self._some(entry, 1, LoopRange(start, end, empty=is_shared))
        written = [
            *values.indices.definitions(),
            f"define void @{name}(ptr %memory, i64 %part) {values.wider()}{{",
            "entry:",
            *values.memory.addresses(slot),
            *entry.lines,
            "  ret void",
            "}",
        ]
        return KernelText("\n".join(written) + "\n", tuple(values.memory.pointers), shares.count, operations)

    def _some(self, entry: CodeRegion, at_once: int, steps: LoopRange) -> None:
        """Lines in turns, so many times at once."""
        counter, inner = f"%{entry.name('line')}", entry.inner()
        variables = [Variable(f"o{at}", self._lines.count) for at in range(at_once)]

        def turn(region: CodeRegion) -> None:
            for at, variable in enumerate(variables):
                region.bind(variable, place=Position(add(region, counter, at)))
            self._totals(region, variables)

        loop(entry, inner, counter, steps, [], turns(turn))

    def _totals(self, region: CodeRegion, variables: Sequence[Variable]) -> None:
        lines, values = self._lines, self._values
        places = [at for variable in variables for at in lines.at(variable, self._place)]
        terms = [lines.term(self._nodes.load(lines.given, at)) for at in places]
        counter, inner = f"%{region.name('k')}", region.inner()
        inner.bind(self._place, place=Position(counter))

        def turn(inside: CodeRegion, totals: Sequence[CodeValue]) -> list[CodeValue]:
            following = list[CodeValue]()
            for at, term, total in zip(places, terms, totals, strict=True):
                given = values.value(inside, term)
                next_, stored = values.combined(inside, lines.combination, [total], [given])
                values.memory.store(inside, lines.result, values.indices.position(inside, at), stored, None)
                following.append(next_)
            return following

        first = values.wide(region, lines.first)
        loop(region, inner, counter, LoopRange(0, lines.length), [first] * len(places), turn)
