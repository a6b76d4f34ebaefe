"""Values of attributes that lie near to one another: a number one off, an entry more, a letter less."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from opspec.instances.instance import LeafValue
from opspec.rules.vocabulary import Function
from opspec.values.constants import Struct, Symbol
from opspec.values.dims import Vec
from opspec_model.definitions.spec import DeclaredAttribute

Entry = TypeVar("Entry")
LARGEST = 8  # no search makes a vector longer, or a rank higher


def first_values(leaf: DeclaredAttribute) -> tuple[LeafValue, ...]:
    """Values to start with."""
    simple: dict[str, tuple[LeafValue, ...]] = {
        "i64[]...": ((),),
        "i64": (0, 1),
        "i32": (0, 1),
        "f32": (0.0,),
        "f64": (0.0,),
        "bool": (True,),
        "unit": (True,),
        "i64[]": ((), (0,)),
        "bool[]": ((), (False,)),
        "i64[][]": ((), ((0,) * (leaf.columns or 1),)),
    }
    if leaf.kind == "enum":
        return leaf.choices
    if leaf.kind == "enum[]":
        return tuple((leaf.choices[0],) * count for count in range(4))
    return simple.get(leaf.kind, ())


def near_text(value: str) -> Iterator[str]:
    """A letter less, one twice, or one that becomes another; the end alone."""
    if len(value) > 2 * LARGEST:
        return
    for at, letter in enumerate(value):
        before, after = value[:at], value[at + 1 :]
        yield from (before + after, before + 2 * letter + after)
        yield from (before + x + after for x in sorted({*value, "z"}) if x != letter)
        yield after


def near(leaf: DeclaredAttribute, value: LeafValue) -> Iterator[LeafValue]:
    """Values near to one."""
    match leaf.kind:
        case "i64" | "i32":
            yield from (x for x in dict.fromkeys((value + 1, value - 1, 0, 1, -1, 2, 3, 4)) if x != value)
        case "f32" | "f64":
            yield from (x for x in (0.0, 1.0, -1.0) if x != value)
        case "bool":
            yield not value
        case "unit":
            return
        case "str":
            yield from (x for x in ("x", "x.y") if x != value)
            yield from near_text(value)
        case "function" if isinstance(value, Function):
            for inputs in (None, value.outputs, (value.inputs or ())[:-1]):
                yield Function(value.name, inputs, value.outputs)
            yield Function(value.name, value.inputs, value.outputs[:-1])
        case "i64[]...":
            yield value[:-1]
            yield (*value, *(value[-1:] or ((),)))
            for at, row in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in near_vector(tuple(row), entries))
        case "enum":
            yield from (choice for choice in leaf.choices if choice != value)
        case "enum[]":
            if len(value) < LARGEST:
                yield (*value, value[-1] if value else leaf.choices[0])
            if value:
                yield value[:-1]
                yield from ((choice, *value[1:]) for choice in leaf.choices if choice != value[0])
        case "i64[]":
            yield from near_vector(value, entries)
        case "bool[]":
            yield from near_vector(value, lambda x: (not x,), (False,))
        case "i64[][]":
            yield from near_matrix(leaf, value)
        case "struct":
            yield from near_struct(leaf, value)
        case "struct[]":
            for at, item in enumerate(value):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in near_struct(leaf, item))
                yield (*value[: at + 1], *value[at:])
                yield (*value[:at], *value[at + 1 :])
            yield value[::-1]
            yield from ((*value, first) for first in first_struct(leaf))
        case "str[]":
            for at in range(len(value)):
                yield from ((*value[:at], other, *value[at + 1 :]) for other in ("x", value[0]) if other != value[at])
                yield (*value[:at], *value[at + 1 :])
            yield (*value, value[-1] if value else "x")


def first_struct(leaf: DeclaredAttribute) -> Iterator[Struct]:
    """A struct to start with: lists are empty, and what may be absent is."""
    found: dict[str, LeafValue] = {}
    for part in leaf.parts:
        if part.optional:
            found[part.name] = None
        elif part.kind.endswith("[]"):
            found[part.name] = Vec() if part.kind == "i64[]" else ()
        else:
            inner = (
                tuple(first_struct(part))
                if part.kind == "struct"
                else ("x",)
                if part.kind == "str"
                else first_values(part)
            )
            if not inner:
                return
            found[part.name] = inner[0]
    yield Struct(leaf.struct, found)


def near_struct(leaf: DeclaredAttribute, value: Struct) -> Iterator[Struct]:
    """A struct with one part changed, left out or put in; names become other names that stand in it."""
    for part in leaf.parts:
        given = value[part.name]
        others: list[LeafValue] = []
        if isinstance(given, Symbol):
            continue
        if given is None:
            others += first_struct(part) if part.kind == "struct" else first_values(part)
        elif part.kind == "str":
            others += (x for x in ("x", "y", "z") if x != given)
        elif part.kind == "i64":
            others += dict.fromkeys(x for x in (given + 1, given - 1, 0, 2) if x != given)
        elif part.kind == "i64[]":
            others += map(Vec, near_vector(tuple(given), entries))
        else:
            others += near(part, given)
        if given is not None and part.optional:
            others.append(None)
        if given is not None and part.symbol_of:
            others.append(Symbol("nobody"))
        for other in others:
            yield Struct(value.kind, {**value.fields, part.name: other})


def entries(x: int) -> tuple[int, ...]:
    return tuple(y for y in dict.fromkeys((x + 1, x - 1, 0, 1, -1, 2, 3)) if y != x)


def near_vector(
    value: tuple[Entry, ...], near: Callable[[Entry], Sequence[Entry]], start: Sequence[Entry | int] = (0, 1)
) -> Iterator[tuple[Entry | int, ...]]:
    for at, x in enumerate(value):
        for other in near(x):
            yield (*value[:at], other, *value[at + 1 :])
    if len(value) < LARGEST:
        last = value[-1] if value else None
        new = (*start, *(() if last is None else (last, *near(last)[:1])))
        yield from ((*value, x) for x in dict.fromkeys(new))
        if value:
            yield from ((x, *value) for x in near(value[0])[:1])
    for at in range(len(value)):
        yield (*value[:at], *value[at + 1 :])
    if len(value) > 1:
        yield value[::-1]


def near_matrix(leaf: DeclaredAttribute, rows: tuple[tuple[int, ...], ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    width = len(rows[0]) if rows else leaf.columns or 1
    for at, row in enumerate(rows):
        for column, x in enumerate(row):
            for other in entries(x):
                yield (*rows[:at], (*row[:column], other, *row[column + 1 :]), *rows[at + 1 :])
    if len(rows) < LARGEST:
        yield (*rows, tuple(x + width for x in rows[-1]) if rows else tuple(range(width)))
        yield (*rows, rows[-1] if rows else (0,) * width)
    for at in range(len(rows)):
        yield (*rows[:at], *rows[at + 1 :])
    if leaf.columns is None and rows and rows[0]:
        yield tuple((*row, row[-1] + 1) for row in rows)
        yield tuple((*row, -1) for row in rows)
        yield tuple(row[:-1] for row in rows)
