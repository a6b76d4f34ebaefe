"""The types of the expression language.

An index expression computes with integers and vectors of integers; an element expression computes with values of a
tensor's element type. Tensors themselves can only be read, measured and passed to regions.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Type:
    """Base of all types; each prints itself the way error messages name it."""


@dataclass(frozen=True, slots=True)
class Plain(Type):
    """A type without parameters."""

    name: str

    def __str__(self) -> str:
        return self.name


INT = Plain("int")
BOOL = Plain("bool")
FLOAT = Plain("float")
STR = Plain("string")
INTS = Plain("ints")
BOOLS = Plain("bools")
MATRIX = Plain("matrix")
PAIRS = Plain("pair of int vectors")
RANGE = Plain("range")
BOX = Plain("box")
TYPE = Plain("element type")
NUMBER = Plain("number literal")


@dataclass(frozen=True, slots=True)
class Element(Type):
    """A value of an element type: of the type variable `var`, or of a fixed type or class when `var` is empty."""

    var: str
    classes: frozenset[str]

    def __str__(self) -> str:
        return f"element of {self.var}" if self.var else f"element of {' or '.join(sorted(self.classes))}"


@dataclass(frozen=True, slots=True)
class Tensor(Type):
    """A tensor whose elements have the type `element`."""

    element: Element

    def __str__(self) -> str:
        return f"tensor<{self.element.var or '|'.join(sorted(self.element.classes))}>"


@dataclass(frozen=True, slots=True)
class Pack(Type):
    """As many values of `item` as a variadic operand, result or block has."""

    item: Type

    def __str__(self) -> str:
        return f"list of {self.item}"


@dataclass(frozen=True, slots=True)
class Region(Type):
    """A region, callable on element values; `results` tells what a call gives."""

    parameters: tuple[Type, ...]
    results: tuple[Type, ...]

    def __str__(self) -> str:
        return "region"


@dataclass(frozen=True, slots=True)
class Process(Type):
    """Another process of the grid, whose operands can be read."""

    def __str__(self) -> str:
        return "process"


def is_index(type_: Type) -> bool:
    """Whether values of this type are computed from shapes, attributes and indices alone."""
    return type_ in (INT, BOOL, INTS, BOOLS, MATRIX)
