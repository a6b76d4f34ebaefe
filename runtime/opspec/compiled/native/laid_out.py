"""Arrays as sums of products read them: with dimensions in another order, zeros around, elements of another type."""

from __future__ import annotations

import math
from dataclasses import dataclass

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, number
from opspec.compiled.narrow import encoded, narrow_format
from opspec.compiled.native.calls import NAME
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.nodes import Buffer, KernelNode
from opspec.compiled.plan import Kernel, Store
from opspec.reads import arithmetic
from opspec.reads.arithmetic import linear, plus, variable
from opspec.reads.symbols import Variable
from opspec.values.types import ElementType

Sizes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaidOut:
    """An array of `given` elements in memory as `held` ones, its dimensions in an order. `low`: how many zeros stand
    before each dimension; `sizes`: how long each is with them, and with those behind it.
    """

    given: ElementType
    held: ElementType
    shape: Sizes
    order: Sizes
    low: Sizes
    sizes: Sizes

    @staticmethod
    def of(given: ElementType, held: ElementType, shape: Sizes, order: Sizes) -> LaidOut:
        """Without zeros."""
        return LaidOut(given, held, shape, order, (0,) * len(shape), shape)

    @property
    def count(self) -> int:
        """Elements in memory."""
        return math.prod(self.sizes)

    @property
    def is_as_given(self) -> bool:
        return self.held == self.given and self.sizes == self.shape and self.order == tuple(range(len(self.order)))

    @property
    def has_zeros(self) -> bool:
        return self.sizes != self.shape

    def text(self, target: InstructionSet, name: str = NAME, slots: tuple[int, ...] = (0, 1)) -> KernelText:
        """The kernel that takes the array, and memory where zeros stand already; `slots`: where these stand."""
        if not self.has_zeros and (together := _together(self.shape, self.order)) != (self.shape, self.order):
            return LaidOut.of(self.given, self.held, *together).text(target, name, slots)
        nodes, type_ = Nodes(), carrier(self.held)
        places = [variable(f"d{at}", size) for at, size in enumerate(self.shape)]
        loaded = nodes.load(Buffer(0, carrier(self.given), math.prod(self.shape)), linear(places, self.shape))
        there = [plus(place, arithmetic.number(low)) for place, low in zip(places, self.low, strict=True)]
        at = linear([there[d] for d in self.order], [self.sizes[d] for d in self.order])
        space = tuple(atom for d in self.order if isinstance(atom := places[d].only, Variable))
        kernel = Kernel("flat", space, (Store(Buffer(1, type_, self.count), at, self._value(nodes, loaded)),))
        return kernel_text(kernel, target, name, lambda buffer: slots[buffer.number])

    def zeros(self, target: InstructionSet, name: str, slots: tuple[int, ...]) -> KernelText:
        """The kernel that takes memory, and makes zeros of it."""
        nodes, place = Nodes(), variable("i", self.count)
        zero = nodes.constant(0, carrier(self.held))
        space = tuple(atom for atom, _ in place.terms if isinstance(atom, Variable))
        kernel = Kernel("flat", space, (Store(Buffer(0, zero.type, self.count), place, zero),))
        return kernel_text(kernel, target, name, lambda buffer: slots[buffer.number])

    def _value(self, nodes: Nodes, loaded: KernelNode) -> KernelNode:
        if self.held == self.given:
            return loaded
        value = number(nodes, NodeElement(self.given, (loaded,)))
        narrow, memory = narrow_format(self.held), carrier(self.held)
        return nodes.convert(value, memory) if narrow is None else encoded(nodes, value, narrow, memory)


def _together(shape: Sizes, order: Sizes) -> tuple[Sizes, Sizes]:
    """With dimensions that follow one another in the order too as one, of which kernels turn squares."""
    runs: list[list[int]] = []
    for dimension in order:
        if runs and runs[-1][-1] + 1 == dimension:
            runs[-1].append(dimension)
        else:
            runs.append([dimension])
    given = sorted(runs)
    return tuple(math.prod(shape[d] for d in run) for run in given), tuple(map(given.index, runs))
