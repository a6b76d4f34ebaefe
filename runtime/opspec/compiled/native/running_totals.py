"""Running totals by kernels: the first place of a dimension, and then one after another, each of the one before it.

Sums of floats are carried wider than they are, as NumPy carries f32, so that none loses a place on the way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.catalog.op_traits import traits_of
from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, converted
from opspec.compiled.native.array_code import TotalsCode
from opspec.compiled.native.inlined import LoopPiece, PieceByPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.running_lines import TURNS, RunningLines, running_lines_text
from opspec.compiled.nodes import Buffer, KernelNode
from opspec.compiled.plan import Form, Kernel, Store
from opspec.compiled.totals import Totals
from opspec.compiled.values import Values
from opspec.programs.records import CONSTANTS, View
from opspec.reads.arithmetic import linear, number, of_atom, plus, times
from opspec.reads.symbols import Index, Variable
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Tensor


class NativeTotals:
    """Of an array and an initial value, which has to be neutral; else the library does it."""

    what = "row of running totals"

    def __init__(self, view: View, pieces: PieceByPiece, neutral: float) -> None:
        self._view = view
        self._pieces = pieces
        self._neutral = neutral
        self.code = TotalsCode(pieces.code, neutral)

    def texts(self) -> list[KernelText]:
        """Its code."""
        return self._pieces.texts()

    def pieces(self) -> Sequence[LoopPiece] | None:
        """The same for a loop, where the initial value is known to be neutral."""
        return self._pieces.pieces() if _is_known(self._view, self._neutral) else None


@dataclass(frozen=True, slots=True, eq=False)
class _Running:
    """What is combined along a dimension, for a machine."""

    view: View
    totals: Totals
    target: InstructionSet

    def pieces(self) -> list[LoopPiece]:
        """The first place, and all others."""
        wide, shape, along = self.totals.wide, self.totals.shape, self.totals.made.at
        if math.prod(shape[along + 1 :]) <= TURNS:
            return [LoopPiece(self._lines, (0, 1, 2))]
        memory = () if wide is None else (Buffer(-1, wide, math.prod(shape) // shape[along]),)
        return [LoopPiece(partial(self._text, form), (0, 1, 2, *memory)) for form in ("flat", "push")]

    def _lines(self, name: str, slots: SlotNumbers) -> KernelText:
        """All of it, where neighbours along the dimension lie close to each other."""
        totals, nodes = self.totals, Nodes()
        element, shape, along, size = totals.element, totals.shape, totals.made.at, math.prod(totals.shape)
        part, wide = carrier(element), totals.wide or element

        def widened(node: KernelNode) -> KernelNode:
            return converted(nodes, NodeElement(element, (node,)), wide).node

        total, term = (nodes.input(side, carrier(wide)) for side in ("total", "term"))
        found = self._combined(nodes, [NodeElement(wide, (node,)) for node in (total, term)])
        stored = converted(nodes, found, element).node
        lines = RunningLines(
            math.prod(shape[:along]),
            shape[along],
            math.prod(shape[along + 1 :]),
            totals.made.backward,
            Buffer(0, part, size),
            Buffer(2, part, size),
            widened(nodes.load(Buffer(1, part, 1), number(0))),
            widened,
            nodes.combination([total], [term], [found.node, stored]),
        )
        return running_lines_text(lines, nodes, self.target, name, lambda buffer: slots[buffer.number])

    def _text(self, form: Form, name: str, slots: SlotNumbers) -> KernelText:
        """A kernel: its buffers are numbered as they are given: array, initial value, result, and what is carried."""
        return kernel_text(self._kernel(form), self.target, name, lambda buffer: slots[buffer.number])

    def _kernel(self, form: Form) -> Kernel:
        totals, nodes = self.totals, Nodes()
        shape, along, element = totals.shape, totals.made.at, totals.element
        size, sizes = math.prod(shape), [math.prod(shape[:along]), shape[along], math.prod(shape[along + 1 :])]
        # The last one says to which element a turn goes, though it be the only one: no turns that wait go at once.
        before, place, behind = Variable("o", sizes[0]), Variable("k", sizes[1] - 1), Variable("i", sizes[2])

        def at(index: Index) -> Index:
            turned = plus(number(sizes[1] - 1), times(index, number(-1))) if totals.made.backward else index
            return linear([of_atom(before), turned, of_atom(behind)], sizes)

        def loaded(place: int, type_: ElementType, size: int, index: Index) -> NodeElement:
            return NodeElement(type_, (nodes.load(Buffer(place, carrier(type_), size), index),))

        first = form == "flat"
        here = number(0) if first else plus(of_atom(place), number(1))
        start = loaded(1, element, 1, number(0))
        before_it = (2, element, size, at(of_atom(place)))
        if totals.wide is not None:  # only the last place of each line: what is wider would take most of the memory
            lines, line = sizes[0] * sizes[2], linear([of_atom(before), of_atom(behind)], [sizes[0], sizes[2]])
            before_it = (3, totals.wide, lines, line)
        total = self._combined(nodes, [start if first else loaded(*before_it), loaded(0, element, size, at(here))])
        stores = [Store(Buffer(2, carrier(element), size), at(here), converted(nodes, total, element).node)]
        if totals.wide is not None:
            stores.append(Store(Buffer(3, totals.wide, lines), line, total.node))
        return Kernel(form, (before, behind) if first else (before, place, behind), tuple(stores))

    def _combined(self, nodes: Nodes, pair: Sequence[NodeElement]) -> NodeElement:
        block, wide, operation = self.view.regions[0].block, self.totals.wide, self.totals.operation
        if wide is None:
            (found,) = Values(block.region.owner.module, nodes).region(block)(pair)
            return found
        return NodeElement(wide, (nodes.apply(operation, *(converted(nodes, x, wide).node for x in pair)),))


def running_totals_of(totals: Totals, view: View, target: InstructionSet) -> NativeTotals:
    """They by machine code."""
    pieces = _Running(view, totals, target).pieces()
    result = Tensor(Vec(totals.shape), totals.element)
    return NativeTotals(view, PieceByPiece(NativeTotals.what, pieces, 2, [result]), totals.neutral)


def _is_known(view: View, number: float) -> bool:
    """Whether the initial value is a constant that is this number."""
    producers, value = view.regions[0].block.region.owner.module.producers, view.operands[1]
    while (maker := producers[value]) is not None:
        if maker.name in CONSTANTS:
            return maker.attributes["value"].size == 1 and bool(maker.attributes["value"].ravel()[0] == number)
        traits = traits_of(maker.name)
        if traits is None or not traits.view or len(maker.operands) > 1:
            return False
        (value,) = maker.operands
    return False
