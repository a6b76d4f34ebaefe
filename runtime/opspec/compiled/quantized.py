"""Quantized elements as nodes: the number that a stored integer stands for, and the stored integer nearest to one.

Subtracting, multiplying, dividing and adding round once each, in the expressed type, as in
`opspec.numerics.quantization`. Scales and zero points are constants, or entries of tables by the index of the element.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes, carrier, constant, converted, number, of_number
from opspec.compiled.evaluator import Indices
from opspec.compiled.nodes import KernelNode
from opspec.compiled.operations import MACHINE, bits_type
from opspec.compiled.primitive_nodes import apply
from opspec.reads.arithmetic import entry
from opspec.reads.symbols import Index
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Quantized

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Base


def dequantized(nodes: Nodes, base: Base, stored: NodeElement, type_: Quantized, index: Indices) -> NodeElement:
    """The expressed number that the stored integer at an index stands for."""
    expressed, place = type_.expressed, _place(type_, index)
    wide = _holds_differences(type_)
    zero = nodes.convert(nodes.index(entry(type_.zero_points, place)), wide)
    away = nodes.apply("sub", nodes.convert(number(nodes, stored), wide), zero)
    real = of_number(nodes, away, expressed)
    return apply(nodes, base, "multiply", [real, _entry(nodes, _scales(type_), expressed, place)])


def quantized(nodes: Nodes, base: Base, real: NodeElement, type_: Quantized, index: Indices) -> NodeElement:
    """The stored integer nearest to a number of the expressed type, within its range; ties go to the even one."""
    expressed, place = type_.expressed, _place(type_, index)
    scaled = apply(nodes, base, "divide", [real, _entry(nodes, _scales(type_), expressed, place)])
    zeros = np.array(type_.zero_points, np.int64).astype(expressed.dtype)
    found = number(nodes, apply(nodes, base, "add", [scaled, _entry(nodes, zeros, expressed, place)]))
    low, high = (number(nodes, constant(nodes, x, expressed)) for x in (type_.storage_min, type_.storage_max))
    found = nodes.select(nodes.apply("lt", found, low), low, found)
    found = nodes.select(nodes.apply("lt", high, found), high, found)
    return converted(nodes, NodeElement(found.type, (nodes.apply("rint", found),)), type_.storage)


def _holds_differences(type_: Quantized) -> ElementType:
    """A machine type that holds each stored integer less each zero point."""
    few = type_.storage.bits <= 16 and all(abs(zero) < 1 << 30 for zero in type_.zero_points)
    return MACHINE["i32" if few else "i64"]


def _scales(type_: Quantized) -> Array:
    return np.array(type_.scales).astype(type_.expressed.dtype)


def _place(type_: Quantized, index: Indices) -> Index:
    """Which of the scales is that of an element."""
    if type_.axes:
        raise NoNodes("its blocks have a scale each")
    return Index(0) if type_.axis is None else index[type_.axis]


def _entry(nodes: Nodes, numbers: Array, type_: ElementType, place: Index) -> NodeElement:
    """One of some numbers: their bits are a table of integers."""
    machine = carrier(type_)
    if len(numbers) == 1 or (numbers == numbers[0]).all():
        return constant(nodes, numbers[0], type_)
    bits = numbers.view(f"i{numbers.dtype.itemsize}").tolist()
    word: KernelNode = nodes.convert(nodes.index(entry(bits, place)), bits_type(machine))
    return NodeElement(type_, (nodes.bitcast(word, machine),))
