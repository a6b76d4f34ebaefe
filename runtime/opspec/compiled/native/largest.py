"""The few largest values of each row and their places: a search, or for short rows one pass over all rows for each.

For passes an element and its place are one number: larger values are larger numbers, and of equal ones those that are
further to the front. Each pass finds the largest number of a row below that of the pass before.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opspec.compiled.building import Nodes
from opspec.compiled.native.inlined import LoopPiece, PieceByPiece, SlotNumbers
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.row_search import row_search_of
from opspec.compiled.native.threads import PARALLEL
from opspec.compiled.nodes import FEW, Buffer, Combination, Folded, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.chlo.top_k import LargestOfRows
from opspec.reads.arithmetic import of_atom, plus, times
from opspec.reads.symbols import Index, Variable
from opspec.values.types import ElementType, Tensor

_MANY = 1 << 19  # elements of a row in a loop, times values, which are searched rather than called back for
_PASSED = 50  # elements that are gone through in the time of one that a search puts into its list
_FLOATS = ("f32", "f16", "bf16")
_CARRIED = {16: MACHINE["i16"], 32: MACHINE["i32"]}  # bits of floats, with their sign
_I32, _I64 = MACHINE["i32"], MACHINE["i64"]
_PLACES, _ALL = (1 << 32) - 2, (1 << 63) - 1  # the low half of the first element's number; above all of them


def largest_of(
    made: LargestOfRows, given: Tensor, results: Sequence[Tensor], target: InstructionSet, inside: bool
) -> PieceByPiece | None:
    """They by machine code; None where sorting is better, for which a loop would call back (`inside`)."""
    *outer, size = given.shape
    rows, count = math.prod(outer), made.k
    search = row_search_of(given, rows, size, count)
    if search is None or not (search.is_short(target) or (inside and count * size <= _MANY)):
        return None
    element = given.element
    piece = LoopPiece(partial(search.text, target), (0, 1, 2))
    if isinstance(element, ElementType) and _passes_over(element) and FEW < size <= _PASSED * _put_in(size, count):
        numbers = Buffer(-1, _I64, (count + 1) * rows)
        piece = LoopPiece(partial(_Passes(element, rows, size, count).text, target), (0, 1, 2, numbers))
    return PieceByPiece("search for the largest values", [piece], 1, results)


def _passes_over(element: ElementType) -> bool:
    """Whether an element and its place are one number."""
    return element.name in _FLOATS if element.kind == "float" else element.bits <= 32


def _put_in(size: int, count: int) -> float:
    """How often a search of a row puts an element into its list, for each value, if they come in no order."""
    return 1 + math.log(size / count)


@dataclass(frozen=True, slots=True)
class _Passes:
    """`count` passes over `rows` of `size` elements."""

    element: ElementType
    rows: int
    size: int
    count: int

    def text(self, target: InstructionSet, name: str, slots: SlotNumbers) -> KernelText:
        """What finds elements, and memory for values, places and numbers, at `slots`, and does all passes."""
        kernel = _kernel(self.element, self.rows, self.size, self.count)
        each = kernel_text(kernel, target, f"{name}.pass", lambda buffer: buffer.number)
        run = f"@{name}.pass(ptr %table, i64 0)"
        if each.parts > 1:
            run = f"@{PARALLEL}(ptr @{name}.pass, ptr %table, i64 {each.parts})"
        held = [
            line
            for at, slot in enumerate(slots)
            for line in (f"%at{at} = getelementptr ptr, ptr %memory, i64 {slot}", f"%m{at} = load ptr, ptr %at{at}")
        ]
        entries = [
            line
            for at, found in enumerate(("%m0", "%last", "%next", "%value", "%place"))
            for line in (f"%entry{at} = getelementptr ptr, ptr %table, i64 {at}", f"store ptr {found}, ptr %entry{at}")
        ]
        lines = [
            f"define void @{name}(ptr %memory, i64 %part) {{",
            "entry:",
            "%table = alloca [5 x ptr], align 8",
            *held,
            "br label %fill",
            "fill:",
            "%row = phi i64 [0, %entry], [%further, %fill]",
            "%first = getelementptr i64, ptr %m3, i64 %row",
            f"store i64 {_ALL}, ptr %first",
            "%further = add nuw nsw i64 %row, 1",
            f"%more = icmp ult i64 %further, {self.rows}",
            "br i1 %more, label %fill, label %each",
            "each:",
            "%turn = phi i64 [0, %fill], [%after, %each]",
            f"%before = mul nuw nsw i64 %turn, {self.rows}",
            "%last = getelementptr i64, ptr %m3, i64 %before",
            f"%next = getelementptr i64, ptr %last, i64 {self.rows}",
            f"%value = getelementptr i{8 * self.element.dtype.itemsize}, ptr %m1, i64 %turn",
            "%place = getelementptr i32, ptr %m2, i64 %turn",
            *entries,
            f"call void {run}",
            "%after = add nuw nsw i64 %turn, 1",
            f"%left = icmp ult i64 %after, {self.count}",
            "br i1 %left, label %each, label %done",
            "done:",
            "ret void",
            "}",
        ]
        declared = [f"declare void @{PARALLEL}(ptr, ptr, i64)"] if each.parts > 1 else []
        text = "\n".join([*declared, each.text.rstrip(), *lines, ""])
        return KernelText(text, (), 1, each.operations * self.count * self.rows * self.size)


def _kernel(element: ElementType, rows: int, size: int, count: int) -> Kernel:
    """Buffers are numbered as they are given: elements, the last numbers, the next ones, and, of the first row, where
    the value and the place go, of which a row has `count`.
    """
    nodes, row, place = Nodes(), Variable("row", rows), Variable("k", size)
    carried = MACHINE[f"ui{element.bits}"] if element.kind == "float" and element.bits < 32 else MACHINE[element.name]
    index = of_atom(row)
    at = plus(times(index, Index(size)), of_atom(place))
    key = nodes.convert(_key(nodes, nodes.load(Buffer(0, carried, rows * size), at), element), _I64)
    turned = nodes.apply("sub", nodes.constant(_PLACES, _I64), nodes.index(of_atom(place)))
    number = nodes.apply("or", nodes.apply("shl", key, nodes.constant(32, _I64)), turned)
    least, last = nodes.constant(-(1 << 63), _I64), nodes.load(Buffer(1, _I64, rows), index)
    term = nodes.select(nodes.apply("lt", number, last), number, least)
    (found,) = nodes.fold([place], [term], _larger(nodes), order="tree")
    high = nodes.convert(nodes.apply("shr", found, nodes.constant(32, _I64)), _I32)
    low = nodes.apply("and", found, nodes.constant((1 << 32) - 1, _I64))
    where = nodes.convert(nodes.apply("sub", nodes.constant(_PLACES, _I64), low), _I32)
    behind = times(index, Index(count))
    stores = (
        Store(Buffer(2, _I64, rows), index, found),
        Store(Buffer(3, carried, rows * count), behind, _value(nodes, high, element, carried)),
        Store(Buffer(4, _I32, rows * count), behind, where),
    )
    assert isinstance(found, Folded)
    return Kernel("row", (row,), stores, folds=(found.fold,))


def _key(nodes: Nodes, x: KernelNode, element: ElementType) -> KernelNode:
    """An i32 that rises with a value; floats in their total order."""
    if element.kind == "float":
        return _turned(nodes, nodes.convert(nodes.bitcast(x, _CARRIED[element.bits]), _I32), element)
    if element.bits == 32 and element.kind == "uint":
        return nodes.apply("xor", nodes.bitcast(x, _I32), nodes.constant(-(1 << 31), _I32))
    return nodes.convert(x, _I32)


def _value(nodes: Nodes, key: KernelNode, element: ElementType, carried: ElementType) -> KernelNode:
    """The value of a key."""
    if element.kind == "float":
        bits = nodes.convert(_turned(nodes, key, element), _CARRIED[element.bits])
        return nodes.bitcast(bits, carried)
    if element.bits == 32 and element.kind == "uint":
        return nodes.bitcast(nodes.apply("xor", key, nodes.constant(-(1 << 31), _I32)), carried)
    return nodes.convert(key, carried)


def _turned(nodes: Nodes, bits: KernelNode, element: ElementType) -> KernelNode:
    """The bits of floats as numbers that rise with them, and back: those of negative ones fall."""
    negative = nodes.apply("shr", bits, nodes.constant(31, _I32))
    return nodes.apply("xor", bits, nodes.apply("and", negative, nodes.constant((1 << element.bits - 1) - 1, _I32)))


def _larger(nodes: Nodes) -> Combination:
    running, term = nodes.input("running", _I64), nodes.input("term", _I64)
    return nodes.combination([running], [term], [nodes.apply("max", running, term)])
