"""Functions of numbers (e to the x, the sine, ...) as operations that have the same bits on every machine.

`function_of` finds what the files of `spec/functions/` say of a primitive, for an element type. Its lines are
operations of `opspec.compiled.operations`, `select`, `convert`, `bitcast`, and other functions; whoever computes with
them is an `Arithmetic`: `Nodes`, for programs, and `Arrays`, which is NumPy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeVar

import numpy as np

from opspec.catalog.dialects import package_of
from opspec.compiled.operations import MACHINE, bitcast, compute, convert, of_bits
from opspec.numerics.elementwise import narrow
from opspec.values.arrays import Array
from opspec.values.types import ElementType
from opspec_model.names import CORE

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class MachineBody:
    """A function in a machine type, as it is generated. `elements`: the types that are computed with it.

    `lines`: what is done, the type of what that gives, and the numbers of the lines that it takes; of a constant its
    bits, and of a parameter which one it is. The last line is the result.
    """

    type: str
    elements: str
    lines: str


class Arithmetic(Protocol[V]):
    """What computes: arrays, or nodes of a program."""

    def constant(self, value: object, type_: ElementType) -> V: ...

    def apply(self, name: str, *operands: V) -> V: ...

    def select(self, test: V, then: V, other: V) -> V: ...

    def convert(self, operand: V, type_: ElementType) -> V: ...

    def bitcast(self, operand: V, type_: ElementType) -> V: ...


@dataclass(frozen=True, slots=True)
class Line:
    """One operation."""

    operation: str
    type: ElementType
    operands: tuple[int, ...]

    @property
    def value(self) -> Array:
        """Of a constant, the number."""
        (bits,) = self.operands
        return of_bits(bits, self.type)


@dataclass(frozen=True, slots=True)
class PrimitiveFunction:
    """A primitive for an element type. It takes and gives numbers of the machine type `computed_in`, f32 or f64:
    those of a narrower type are converted to it before, which is exact, and the result is rounded to that type once.
    """

    name: str
    element: ElementType
    computed_in: ElementType
    lines: tuple[Line, ...] = field(repr=False)
    dialect: str = "stablehlo"

    def on(self, machine: Arithmetic[V], *operands: V) -> V:
        """The result, in terms of what a machine computes."""
        values: list[V] = []
        for line in self.lines:
            given = () if line.operation in ("constant", "parameter") else tuple(values[at] for at in line.operands)
            match line.operation:
                case "constant":
                    values.append(machine.constant(line.value, line.type))
                case "parameter":
                    values.append(operands[line.operands[0]])
                case "select":
                    values.append(machine.select(*given))
                case "convert":
                    values.append(machine.convert(given[0], line.type))
                case "bitcast":
                    values.append(machine.bitcast(given[0], line.type))
                case name:
                    inner = function_of(name, line.type, self.dialect)
                    values.append(inner.on(machine, *given) if inner is not None else machine.apply(name, *given))
        return values[-1]

    def __call__(self, *arrays: Array) -> Array:
        """The function of arrays of its element type, which broadcast, by NumPy: slow, and with every bit."""
        with np.errstate(all="ignore"):
            wide = [np.asarray(array).astype(self.computed_in.dtype) for array in arrays]
            found = np.asarray(self.on(Arrays(), *wide))
            return np.asarray(narrow(found, self.element.dtype))


def function_of(primitive: str, element: ElementType, dialect: str = "stablehlo") -> PrimitiveFunction | None:
    """What a primitive computes for elements of a type; None where it is no function of `spec/functions/`.

    `dialect`: whose op applies it; that of a pack may have functions of its own.
    """
    bodies = _tables(dialect, "FUNCTIONS").get(primitive, ())
    body = next((body for body in bodies if element.name in body.elements.split()), None)
    return (
        PrimitiveFunction(primitive, element, MACHINE[body.type], _lines(body.lines), dialect)
        if body is not None
        else None
    )


def parts_of(
    primitive: str, element: ElementType, dialect: str = "stablehlo"
) -> tuple[PrimitiveFunction, PrimitiveFunction] | None:
    """What a primitive computes for complex numbers of a type: the real and the imaginary part, each of all parts of
    the operands; None where `spec/functions/` does not say it.
    """
    bodies = _tables(dialect, "COMPLEX_FUNCTIONS").get(primitive, ())
    found = [
        PrimitiveFunction(primitive, element, MACHINE[body.type], _lines(body.lines), dialect)
        for body in bodies
        if element.name in body.elements.split()
    ]
    return (found[0], found[1]) if found else None


def names(dialect: str = "stablehlo") -> Sequence[str]:
    """The primitives that are functions, for ops of a dialect."""
    return tuple(_tables(dialect, "FUNCTIONS"))


def names_of_complex(dialect: str = "stablehlo") -> Sequence[str]:
    """The primitives that are functions of complex numbers too."""
    return tuple(_tables(dialect, "COMPLEX_FUNCTIONS"))


class Arrays:
    """NumPy as a machine."""

    def constant(self, value: object, type_: ElementType) -> Array:
        return np.asarray(value, type_.dtype)

    def apply(self, name: str, *operands: Array) -> Array:
        return compute(name, *operands)

    def select(self, test: Array, then: Array, other: Array) -> Array:
        return np.where(test, then, other)

    def convert(self, operand: Array, type_: ElementType) -> Array:
        return convert(operand, type_)

    def bitcast(self, operand: Array, type_: ElementType) -> Array:
        return bitcast(operand, type_)


@cache
def _tables(dialect: str, name: str) -> Mapping[str, tuple[MachineBody, ...]]:
    """What ops of a dialect may apply: our functions, and those of its pack."""
    found: dict[str, tuple[MachineBody, ...]] = {}
    for package in dict.fromkeys((CORE, package_of(dialect))):
        if package is not None and find_spec(f"{package}.functions") is not None:
            found |= getattr(import_module(f"{package}.functions"), name)
    return found


@cache
def _lines(body: str) -> tuple[Line, ...]:
    lines = []
    for text in body.splitlines():
        operation, type_, *operands = text.split()
        lines.append(Line(operation, MACHINE[type_], tuple(map(int, operands))))
    return tuple(lines)
