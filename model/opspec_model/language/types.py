"""The types of the expression language.

An index expression computes with integers and vectors of integers; an element expression computes with values
of a tensor's element type. Tensors themselves can only be read, measured and passed to regions.
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
        if self.name.startswith("enum "):
            return f"one of {', '.join(choices(self))}"
        noun = {"ints": "vector of ints", "bools": "vector of bools"}.get(self.name, self.name)
        return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def choices(type_: Type) -> tuple[str, ...]:
    """The values of an enumeration; none for any other type."""
    if isinstance(type_, Plain) and type_.name.startswith("enum "):
        return tuple(type_.name.removeprefix("enum ").split("|"))
    return ()


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
WHOLE = Plain("type")  # of a value, whole
FUNCTION = Plain("function")
UNKNOWN = Plain("unknown")  # of a name whose declaration is broken


@dataclass(frozen=True, slots=True)
class Element(Type):
    """A value of an element type.

    `var` names the type: a type variable, an expression such as `real_type(T)` or `T[0]`, or nothing for a
    truth value. Two elements have the same type when it is equal.
    """

    var: str
    classes: frozenset[str]

    def __str__(self) -> str:
        return f"an element of {self.var}" if self.var else f"an element of {' or '.join(sorted(self.classes))}"


@dataclass(frozen=True, slots=True)
class TensorType(Type):
    """A tensor whose elements have the type `element`. `values`: it is declared as ints<...>, readable as a
    vector.
    """

    element: Element
    values: bool = False

    def __str__(self) -> str:
        return f"a tensor of {self.element.var or 'i1'}"


@dataclass(frozen=True, slots=True)
class Pack(Type):
    """As many values of `item` as a variadic operand, result or block has."""

    item: Type

    def __str__(self) -> str:
        return f"a list, each item {self.item}"


@dataclass(frozen=True, slots=True)
class Record(Type):
    """A struct whose fields are asked for by `.`: each with its type, and whether it may be absent."""

    name: str
    fields: tuple[tuple[str, Type, bool], ...]

    def __str__(self) -> str:
        return f"{'an' if self.name[0] in 'aeiou' else 'a'} {self.name}"


@dataclass(frozen=True, slots=True)
class RegionType(Type):
    """A region, callable on element values; `results` tells what a call gives."""

    parameters: tuple[Type, ...]
    results: tuple[Type, ...]

    def __str__(self) -> str:
        return "a region"
