"""What a dataclass of the file format accepts, read off its annotations; reader and schema follow it."""

from __future__ import annotations

import collections.abc
import dataclasses
import itertools
import re
import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Broken, Mapping, Node, Scalar, Sequence

K = TypeVar("K", bound=str)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Pattern:
    """The whole text matches `regex`, which means the same in JavaScript; `description` names such a text."""

    regex: str
    description: str


@dataclass(frozen=True, slots=True)
class Doc:
    """What a field means, for the schema and so for editors."""

    text: str


@dataclass(frozen=True, slots=True)
class Expression:
    """Marks a scalar that holds an expression."""


Text: TypeAlias = Annotated[Scalar, Expression()]


class Table(collections.abc.Mapping[K, V_co], Generic[K, V_co]):
    """A mapping in the order of the file, which also knows where its keys stand."""

    __slots__ = ("_entries",)

    def __init__(self, entries: tuple[tuple[Scalar, V_co], ...] = ()) -> None:
        self._entries = {key.text: (key, value) for key, value in entries}

    def __getitem__(self, name: str) -> V_co:
        return self._entries[name][1]

    def __iter__(self) -> Iterator[K]:
        return typing.cast(Iterator[K], iter(self._entries))

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return hash(tuple(self.items()))

    def __repr__(self) -> str:
        return f"Table({dict(self)!r})"

    def key(self, name: str) -> Scalar:
        """The key as it stands in the file."""
        return self._entries[name][0]


@dataclass(frozen=True, slots=True)
class ScalarShape:
    kind: Literal["text", "bool", "int"]
    keep: bool = False  # as a Scalar, with its place
    expression: bool = False
    pattern: Pattern | None = None
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ListShape:
    item: Shape


@dataclass(frozen=True, slots=True)
class TableShape:
    key: ScalarShape
    value: Shape


@dataclass(frozen=True, slots=True)
class RecordShape:
    cls: type[Any]


@dataclass(frozen=True, slots=True)
class UnionShape:
    """At most one scalar, one list, and either one table or records told apart by their keys."""

    options: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class AnyShape:
    """Any node, handed on as it is."""


Shape: TypeAlias = ScalarShape | ListShape | TableShape | RecordShape | UnionShape | AnyShape


@dataclass(frozen=True, slots=True)
class Field:
    name: str  # in the dataclass
    key: str  # in the file: without the underscore that keeps `if_` apart from Python's words
    hint: Any  # the annotation, less `| None`
    optional: bool  # `| None`
    default: bool  # the dataclass has one
    doc: str | None

    @property
    def required(self) -> bool:
        return not (self.optional or self.default)

    @property
    def shape(self) -> Shape:
        return shape_of(self.hint)


@cache
def fields_of(record: RecordShape) -> tuple[Field, ...]:
    """The fields that a file gives."""
    hints = typing.get_type_hints(record.cls, include_extras=True)
    found = []
    for field in dataclasses.fields(record.cls):
        if hints[field.name] is not Span:
            optional, hint = _without_none(hints[field.name])
            doc = next((note.text for note in _notes(hint) if isinstance(note, Doc)), None)
            default = {field.default, field.default_factory} != {dataclasses.MISSING}
            found.append(Field(field.name, field.name.removesuffix("_"), hint, optional, default, doc))
    return tuple(found)


@cache
def span_field(record: RecordShape) -> str | None:
    """The name of the field of type Span, which the reader fills with where the mapping stands."""
    hints = typing.get_type_hints(record.cls)
    return next((f.name for f in dataclasses.fields(record.cls) if hints[f.name] is Span), None)


@cache
def shape_of(hint: Any) -> Shape:
    """The shape for one annotation; raises TypeError for an annotation outside the supported set."""
    notes = _notes(hint)
    plain = typing.get_args(hint)[0] if notes else hint
    if plain in (str, Scalar):
        pattern = next((note for note in notes if isinstance(note, Pattern)), None)
        if pattern is not None:
            re.compile(pattern.regex)
        expression = any(isinstance(note, Expression) for note in notes)
        return ScalarShape("text", keep=plain is Scalar, expression=expression, pattern=pattern)
    if plain is bool:
        return ScalarShape("bool")
    if plain is int:
        return ScalarShape("int")
    origin, args = typing.get_origin(plain), typing.get_args(plain)
    if origin is Literal and all(isinstance(arg, str) for arg in args):
        return ScalarShape("text", choices=args)
    if origin is tuple and len(args) == 2 and args[1] is ...:
        return ListShape(shape_of(args[0]))
    if origin is Table:
        key = shape_of(args[0])
        if not isinstance(key, ScalarShape) or key.kind != "text" or key.keep:
            raise TypeError(f"the keys of {plain} must be texts")
        return TableShape(key, shape_of(args[1]))
    if origin in (typing.Union, types.UnionType):
        if set(args) == {Scalar, Sequence, Mapping, Broken}:
            return AnyShape()
        return _union(plain, tuple(shape_of(arg) for arg in args))
    if dataclasses.is_dataclass(plain) and isinstance(plain, type) and plain not in typing.get_args(Node):
        return RecordShape(plain)
    raise TypeError(f"a field of the file format cannot be annotated {hint!r}")


def _union(hint: Any, options: tuple[Shape, ...]) -> UnionShape:
    records = [option for option in options if isinstance(option, RecordShape)]
    for kind in (ScalarShape, ListShape, TableShape):
        if sum(isinstance(option, kind) for option in options) > 1:
            raise TypeError(f"nothing in a file tells the alternatives of {hint} apart")
    if any(isinstance(option, (UnionShape, AnyShape)) for option in options):
        raise TypeError(f"{hint} nests unions")
    if records and any(isinstance(option, TableShape) for option in options):
        raise TypeError(f"nothing in a file tells the alternatives of {hint} apart")
    for a, b in itertools.combinations(records, 2):
        if _required(a) <= _keys(b) and _required(b) <= _keys(a):
            raise TypeError(f"a mapping can be both {a.cls.__name__} and {b.cls.__name__}")
    return UnionShape(options)


def _keys(record: RecordShape) -> set[str]:
    return {field.key for field in fields_of(record)}


def _required(record: RecordShape) -> set[str]:
    return {field.key for field in fields_of(record) if field.required}


def _notes(hint: Any) -> tuple[Any, ...]:
    return tuple(hint.__metadata__) if typing.get_origin(hint) is Annotated else ()


def _without_none(hint: Any) -> tuple[bool, Any]:
    """Whether the annotation allows absence, and the annotation without it; notes around it stay."""
    notes = _notes(hint)
    inner = typing.get_args(hint)[0] if notes else hint
    if typing.get_origin(inner) not in (typing.Union, types.UnionType):
        return False, hint
    options = tuple(arg for arg in typing.get_args(inner) if arg is not type(None))
    if len(options) == len(typing.get_args(inner)):
        return False, hint
    rest: Any = typing.Union[options]  # noqa: UP007 (built from a tuple)
    return True, Annotated[(rest, *notes)] if notes else rest
