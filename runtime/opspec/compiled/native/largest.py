"""The few largest values of each row and their places, one pass over all rows for each.

An element and its place are one number: larger values are larger numbers, and of equal ones those that are further to
the front. Each pass finds the largest number of a row below that of the pass before.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import InstructionSet
from opspec.compiled.native.kernels import KernelText, kernel_text
from opspec.compiled.native.machine_code import Function
from opspec.compiled.nodes import FEW, Buffer, Combination, Folded, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.execution.fast_paths.chlo.top_k import LargestOfRows
from opspec.reads.arithmetic import of_atom, plus, times
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

MOST = 1 << 14  # elements of a row that are gone through for it, beyond which few of them are sorted
_FLOATS = ("f32", "f16", "bf16")
_CARRIED = {16: MACHINE["i16"], 32: MACHINE["i32"]}  # bits of floats, with their sign
_I32, _I64 = MACHINE["i32"], MACHINE["i64"]
_PLACES, _ALL = (1 << 32) - 2, (1 << 63) - 1  # the low half of the first element's number; above all of them


class NativeLargest:
    """Takes an array."""

    what = "search for the largest values"

    def __init__(self, kernel: Kernel, results: Sequence[Tensor], target: InstructionSet) -> None:
        self._kernel = kernel
        self._results = results
        self._target = target
        self._call: Function | None = None

    def texts(self) -> list[KernelText]:
        """Its code."""
        return [kernel_text(self._kernel, self._target, slot=lambda buffer: buffer.number)]

    def load(self, calls: Sequence[Function]) -> None:
        """The code, as functions."""
        (self._call,) = calls

    def __call__(self, x: Array) -> tuple[Array, ...]:
        assert self._call is not None
        *_, count = self._results[0].shape
        rows, given = self._kernel.points, np.ascontiguousarray(x)
        numbers = np.full((count + 1, rows), _ALL, np.int64)
        values, places = (np.empty((count, rows), each.element.dtype) for each in self._results)
        for at in range(count):
            self._call(given, numbers[at], numbers[at + 1], values[at], places[at])
        shape = tuple(self._results[0].shape)
        return tuple(np.ascontiguousarray(each.T).reshape(shape) for each in (values, places))


def largest_of(
    made: LargestOfRows, given: Tensor, results: Sequence[Tensor], target: InstructionSet
) -> NativeLargest | None:
    """They by machine code; None where sorting is better."""
    element, (*outer, size) = given.element, given.shape
    rows = math.prod(outer)
    if not isinstance(element, ElementType) or element.kind not in ("float", "sint", "uint"):
        return None
    narrow = element.name in _FLOATS if element.kind == "float" else element.name in MACHINE and element.bits <= 32
    if not narrow or not 0 < made.k * size <= MOST or size <= FEW or not rows:
        return None
    return NativeLargest(_kernel(element, rows, size), results, target)


def _kernel(element: ElementType, rows: int, size: int) -> Kernel:
    """Buffers are numbered as they are given: elements, the last numbers, the next ones, values, and places."""
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
    made = (_I64, found), (carried, _value(nodes, high, element, carried)), (_I32, where)
    stores = (Store(Buffer(2 + at, type_, rows), index, node) for at, (type_, node) in enumerate(made))
    assert isinstance(found, Folded)
    return Kernel("row", (row,), tuple(stores), folds=(found.fold,))


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
    least = nodes.constant(-(1 << 63), _I64)
    return nodes.combination([running], [term], [nodes.apply("max", running, term)], [least])
