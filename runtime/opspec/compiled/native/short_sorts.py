"""Short slices sorted by kernels: each element counts those that come before it, which is where it goes.

The comparator is asked of all pairs, many at once, in each order of them; that takes fewer steps than merging where a
slice has few elements, and no branches.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.catalog.op_traits import traits_of
from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, carrier, parts
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.native.inlined import LoopPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.tiled_products import sum_of
from opspec.compiled.nodes import FEW, Buffer, KernelNode, NodeAtom
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.values import UNSAID, Values
from opspec.execution.comparators import FoundKey, keys_of
from opspec.programs.records import CONSTANTS, Block, View
from opspec.reads.arithmetic import linear, number, of_atom, variable
from opspec.reads.conditions import compare
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, Tensor

SORT = "stablehlo.sort"
_CHOOSING = (*CONSTANTS, "stablehlo.select")  # what gives a NaN as it is
SHORT = 64  # elements of a slice, however many slices there are
_PAIRS = 200_000  # of elements of longer slices: fewer are compared before a library has begun
_I32, _I64 = MACHINE["i32"], MACHINE["i64"]


@dataclass(frozen=True, slots=True, eq=False)
class _Sort:
    """What is sorted together, for a machine."""

    view: View
    tensors: Sequence[Tensor]
    target: InstructionSet

    @property
    def sizes(self) -> tuple[int, int, int]:
        """How many slices there are in front of the dimension, how long one is, and how many lie side by side."""
        shape, along = tuple(self.tensors[0].shape), _dimension(self.view, self.tensors[0])
        return math.prod(shape[:along]), shape[along], math.prod(shape[along + 1 :])

    def pieces(self) -> list[LoopPiece]:
        """Where elements go, and what puts them there."""
        count = len(self.tensors)
        given, places = tuple(range(count)), Buffer(-1, _I32, math.prod(self.sizes))
        made = tuple(count + at for at in given)
        counting, putting = self._kernels()
        return [
            LoopPiece(partial(self._text, counting), (*given, places)),
            LoopPiece(partial(self._text, putting), (*given, places, *made)),
        ]

    def _text(self, kernel: Kernel, name: str, slots: SlotNumbers) -> KernelText:
        """Its buffers are numbered as they are given, the places behind what is sorted, then results."""
        return kernel_text(kernel, self.target, name, lambda buffer: slots[buffer.number])

    def _kernels(self) -> tuple[Kernel, Kernel]:
        nodes, block = Nodes(), self.view.regions[0].block
        values = Values(block.region.owner.module, nodes)
        for constant in _from_outside(block):
            assert constant is not None
            values.constant(constant)
        comes_first = values.region(block)
        outer, length, inner = self.sizes
        before, own, behind = (variable(name, size) for name, size in zip(("o", "i", "n"), self.sizes, strict=True))
        space = tuple(x for place in (before, own, behind) if isinstance(x := place.only, Variable))
        count, size = len(self.tensors), math.prod(self.sizes)
        types = [tensor.element for tensor in self.tensors]

        def at(place: Index, part: int = 0, of: int = 1) -> Index:
            return linear([before, place, behind, number(part)], [outer, length, inner, of])

        def buffer(slot: int, type_: ElementType) -> Buffer:
            return Buffer(slot, carrier(type_), size * parts(type_))

        def element(slot: int, type_: ElementType, place: Index) -> NodeElement:
            of, held = parts(type_), buffer(slot, type_)
            return NodeElement(type_, tuple(nodes.load(held, at(place, part, of)) for part in range(of)))

        def loaded(place: Index) -> list[NodeElement]:
            return [element(slot, type_, place) for slot, type_ in enumerate(types) if isinstance(type_, ElementType)]

        def goes_first(x: Sequence[NodeElement], y: Sequence[NodeElement]) -> KernelNode:
            (answer,) = comes_first([z for pair in zip(x, y, strict=True) for z in pair])
            return answer.node

        other = Variable("k", length)
        mine, others = loaded(own), loaded(of_atom(other))
        stays = nodes.apply("not", goes_first(mine, others))
        is_before = nodes.select(nodes.test(compare(of_atom(other), "<", own)), stays, goes_first(others, mine))
        terms, zero = [nodes.convert(is_before, _I32)], nodes.constant(0, _I32)
        (found,) = nodes.fold([other], terms, sum_of(nodes, _I32), [zero], order="sequential")
        places = Buffer(count, _I32, size)
        stores = (Store(places, at(own), found),)
        counting = Kernel("flat", space, stores) if length <= FEW else kernel_of_rows(space, (), stores, ())
        there = NodeAtom(nodes.convert(nodes.load(places, at(own)), _I64), 0, length - 1)
        put = tuple(
            Store(buffer(count + 1 + slot, x.type), at(of_atom(there), part, len(x.parts)), node)
            for slot, x in enumerate(mine)
            for part, node in enumerate(x.parts)
        )
        return counting, Kernel("push", space, put)


def short_sort_of(view: View, tensors: Sequence[Tensor], target: InstructionSet) -> list[LoopPiece] | None:
    """A sort by kernels; None where slices are long, or what comes first is no order or not made of nodes."""
    given = tensors[: len(tensors) // 2]
    types = [tensor.element for tensor in given]
    if not all(isinstance(type_, ElementType) for type_ in types):
        return None
    shape = given[0].shape
    length, size = shape[_dimension(view, given[0])], math.prod(shape)
    if not size or (length > SHORT and size * length > _PAIRS):
        return None
    if not _is_order(view):
        return None
    try:
        return _Sort(view, given, target).pieces()
    except UNSAID:
        return None


def _is_order(view: View) -> bool:
    """Whether the form of the comparator tells that it is one, NaN or not, and it uses constants alone from outside."""
    block = view.regions[0].block
    if not all(maker is not None and maker.name in CONSTANTS for maker in _from_outside(block)):
        return False
    keys, types = told_keys(block), block.region.owner.module.types
    computed = [_float_in(x) for op in block.ops if op.name not in _CHOOSING for x in op.result_types]
    signed = all(x is None or x.bits >= MACHINE["f32"].bits for x in computed)  # narrower NaNs lose their signs

    def is_ordered(key: FoundKey) -> bool:
        element = _float_in(types[key.value])
        return element is None or (key.total and (signed or element.bits >= MACHINE["f32"].bits))

    return bool(keys) and all(map(is_ordered, keys))


def _float_in(type_: object) -> ElementType | None:
    """The type of elements that are floats."""
    element = type_.element if isinstance(type_, Tensor) else None
    return element if isinstance(element, ElementType) and element.kind == "float" else None


def told_keys(block: Block) -> tuple[FoundKey, ...]:
    """The keys of a comparator; none where its form does not tell."""
    return keys_of(block, lambda op: (traits := traits_of(op.name)) is not None and traits.elementwise)


def _from_outside(block: Block) -> list[View | None]:
    """What makes the values of others that a region uses; None for an argument."""
    own = {*block.arguments, *(value for op in block.ops for value in op.results)}
    used = dict.fromkeys(value for op in block.ops for value in op.operands if value not in own)
    return [block.region.owner.module.producers[value] for value in used]


def _dimension(view: View, tensor: Tensor) -> int:
    return int(view.attributes.get("dimension", -1)) % len(tensor.shape)
