"""Running totals by kernels: the first place of a dimension, and then one after another, each of the one before it.

Sums of floats are carried wider than they are, as NumPy carries f32, so that none loses a place on the way.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.catalog.op_traits import traits_of
from opspec.compiled.building import Nodes, last_number
from opspec.compiled.elements import NodeElement, carrier, converted
from opspec.compiled.native.inlined import LoopPiece, PieceByPiece, Slots
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.machine_code import Function
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Form, Kernel, Store
from opspec.compiled.values import Values
from opspec.execution.fast_paths.region_form import apply, argument
from opspec.execution.fast_paths.stablehlo.reduce_window import RunningTotals
from opspec.programs.records import CONSTANTS, View
from opspec.reads.arithmetic import linear, number, of_atom, plus, times
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

_FLOATS = ("f32", "f64", "f16", "bf16")  # others may have no infinity
_WIDER = {"bf16": MACHINE["f32"], "f16": MACHINE["f32"], "f32": MACHINE["f64"]}  # so that no place is lost on the way
_BOTH = argument(0), argument(1)
_SUMS = {apply("add", *_BOTH): ("add", 0), apply("multiply", *_BOTH): ("mul", 1)}  # and what changes no term of theirs
_EXTREMES = {apply("maximum", *_BOTH): False, apply("minimum", *_BOTH): True}


class NativeTotals:
    """Takes an array and an initial value, which has to be neutral; else the library does it."""

    what = "row of running totals"

    def __init__(self, view: View, pieces: PieceByPiece, neutral: float, library: RunningTotals) -> None:
        self._view = view
        self._pieces = pieces
        self._neutral = neutral
        self._library = library

    def texts(self) -> list[KernelText]:
        """Its code."""
        return self._pieces.texts()

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        self._pieces.load(calls)

    def pieces(self) -> Sequence[LoopPiece] | None:
        """The same for a loop, where the initial value is known to be neutral."""
        return self._pieces.pieces() if _is_known(self._view, self._neutral) else None

    def __call__(self, x: Array, start: Array) -> tuple[Array, ...]:
        if start != self._neutral:
            return self._library([x], [start])
        return self._pieces(x, start)


@dataclass(frozen=True, slots=True, eq=False)
class _Running:
    """What is combined along a dimension, for a machine; `operation`, `wide`: of sums of floats, and what
    they are carried as.
    """

    view: View
    element: ElementType
    shape: tuple[int, ...]
    made: RunningTotals
    operation: str
    wide: ElementType | None
    target: InstructionSet

    def pieces(self) -> list[LoopPiece]:
        """The first place, and all others."""
        memory = () if self.wide is None else (Buffer(-1, self.wide, math.prod(self.shape)),)
        return [LoopPiece(partial(self._text, form), (0, 1, 2, *memory)) for form in ("flat", "push")]

    def _text(self, form: Form, name: str, slots: Slots) -> KernelText:
        """A kernel: its buffers are numbered as they are given: array, initial value, result, and what is carried."""
        return kernel_text(self._kernel(form), self.target, name, lambda buffer: slots[buffer.number])

    def _kernel(self, form: Form) -> Kernel:
        nodes, size = Nodes(), math.prod(self.shape)
        along = self.made.at
        sizes = [math.prod(self.shape[:along]), self.shape[along], math.prod(self.shape[along + 1 :])]
        # The last one says to which element a turn goes, though it be the only one: no turns that wait go at once.
        before, place, behind = Variable("o", sizes[0]), Variable("k", sizes[1] - 1), Variable("i", sizes[2])
        carried = self.element if self.wide is None else self.wide

        def at(index: Index) -> Index:
            turned = plus(number(sizes[1] - 1), times(index, number(-1))) if self.made.backward else index
            return linear([of_atom(before), turned, of_atom(behind)], sizes)

        def loaded(place: int, type_: ElementType, size: int, index: Index) -> NodeElement:
            return NodeElement(type_, (nodes.load(Buffer(place, carrier(type_), size), index),))

        first = form == "flat"
        here = number(0) if first else plus(of_atom(place), number(1))
        start = loaded(1, self.element, 1, number(0))
        old = start if first else loaded(2 if self.wide is None else 3, carried, size, at(of_atom(place)))
        total = self._combined(nodes, [old, loaded(0, self.element, size, at(here))])
        stores = [Store(Buffer(2, carrier(self.element), size), at(here), converted(nodes, total, self.element).node)]
        if self.wide is not None:
            stores.append(Store(Buffer(3, self.wide, size), at(here), total.node))
        return Kernel(form, (before, behind) if first else (before, place, behind), tuple(stores))

    def _combined(self, nodes: Nodes, pair: Sequence[NodeElement]) -> NodeElement:
        block, wide = self.view.regions[0].block, self.wide
        if wide is None:
            (found,) = Values(block.region.owner.module, nodes).region(block)(pair)
            return found
        return NodeElement(wide, (nodes.apply(self.operation, *(converted(nodes, x, wide).node for x in pair)),))


def running_totals_of(
    made: RunningTotals, view: View, given: Tensor, result: Tensor, target: InstructionSet
) -> NativeTotals | None:
    """They by machine code; None where they are of types or of combinations that it does not know."""
    element, shape = result.element, tuple(result.shape)
    if not isinstance(element, ElementType) or given.element != element or 0 in shape or shape[made.at] < 2:
        return None
    if element.kind not in ("sint", "uint") and element.name not in _FLOATS:
        return None
    (said,) = made.said
    if said not in _SUMS and said not in _EXTREMES:
        return None
    operation, neutral = _SUMS[said] if said in _SUMS else ("", last_number(element, largest=_EXTREMES[said]))
    wide = _WIDER.get(element.name) if operation else None
    running = _Running(view, element, shape, made, operation, wide, target)
    return NativeTotals(view, PieceByPiece(NativeTotals.what, running.pieces(), 2, [result]), neutral, made)


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
