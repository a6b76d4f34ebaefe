"""Nodes of a YAML file read into the typed, frozen dataclasses of its format; problems are reported in place."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, TypeVar

from opspec_model.text.accepted import (
    AnyShape,
    Field,
    ListShape,
    RecordShape,
    ScalarShape,
    Shape,
    Table,
    TableShape,
    UnionShape,
    fields_of,
    span_field,
)
from opspec_model.text.problems import Report, Span, did_you_mean
from opspec_model.text.yaml_nodes import Broken, Mapping, Node, Scalar, Sequence

T = TypeVar("T")

_INT = re.compile("-?(0|[1-9][0-9]*)")
_NULLS = ("null", "Null", "NULL", "~")


class _Failed:
    """The value of what could not be read; the report says why."""


_FAILED = _Failed()


def read(report: Report, cls: type[T], node: Node) -> T | None:
    """An instance of the dataclass `cls`, or None where a part of it was unreadable. Problems are reported.

    An unknown key is a problem, but does not stand in the way of the instance.
    """
    found = _Reader(report).read(RecordShape(cls), node, "", node.span)
    return found if isinstance(found, cls) else None


class _Reader:
    """`path` says where we are (`constraints.C4`), `at` where to point for what is absent."""

    def __init__(self, report: Report) -> None:
        self.report = report

    def read(self, shape: Shape, node: Node, path: str, at: Span) -> Any:
        if isinstance(node, Broken):
            return _FAILED
        if isinstance(shape, AnyShape):
            return node
        if isinstance(shape, UnionShape):
            option = _choose(shape, node)
            if option is None:
                return self._wrong_kind(shape, node, path, at)
            if isinstance(node, Mapping) and isinstance(option, RecordShape):
                return self._record(option, node, path, at, _keys(shape))
            shape = option
        if isinstance(node, Scalar) and isinstance(shape, ScalarShape):
            return self._scalar(shape, node, path, at)
        if isinstance(node, Sequence) and isinstance(shape, ListShape):
            items = tuple(self.read(shape.item, item, path, item.span) for item in node.items)
            return _FAILED if any(item is _FAILED for item in items) else items
        if isinstance(node, Mapping) and isinstance(shape, TableShape):
            return self._table(shape, node, path)
        if isinstance(node, Mapping) and isinstance(shape, RecordShape):
            return self._record(shape, node, path, at)
        return self._wrong_kind(shape, node, path, at)

    def _scalar(self, shape: ScalarShape, node: Scalar, path: str, at: Span) -> Any:
        if node.missing or (node.style == "plain" and node.text in _NULLS):
            return self._wrong_kind(shape, node, path, at)
        if shape.kind == "bool":
            if node.style == "plain" and node.text in ("true", "false"):
                return node.text == "true"
            return self._wrong_kind(shape, node, path, at)
        if shape.kind == "int":
            if node.style == "plain" and _INT.fullmatch(node.text):
                return int(node.text)
            return self._wrong_kind(shape, node, path, at)
        if shape.expression and node.commented:
            hint = "quote the expression; a comment may follow the closing quote"
            self.report.error(node.span, "YAML cuts this expression at ' #': the rest is a comment", hint)
            return _FAILED
        if not _matches(shape, node.text):
            message = f"{_in(path)}expected {_expected(shape)}, found {_show(node)}"
            self.report.error(node.span, message, did_you_mean(node.text, shape.choices))
            return _FAILED
        return node if shape.keep else node.text

    def _table(self, shape: TableShape, node: Mapping, path: str) -> Any:
        entries = []
        failed = False
        for key, value in node.entries:
            if not _matches(shape.key, key.text):
                hint = did_you_mean(key.text, shape.key.choices) or f"a key here is {_expected(shape.key)}"
                self.report.error(key.span, f"{_in(path)}unknown key '{key.text}'", hint)
                failed = True
            found = self.read(shape.value, value, _join(path, key.text), key.span)
            failed = failed or found is _FAILED
            entries.append((key, found))
        return _FAILED if failed else Table(tuple(entries))

    def _record(self, record: RecordShape, node: Mapping, path: str, at: Span, elsewhere: Collection[str] = ()) -> Any:
        """`elsewhere`: the keys of all the records that may stand here."""
        fields = {field.key: field for field in fields_of(record)}
        values: dict[str, Any] = {}
        for key, value in node.entries:
            if key.text in fields:
                field = fields[key.text]
                values[field.name] = self.read(field.shape, value, _join(path, key.text), key.span)
            else:
                self._unknown_key(key, path, fields, {k.text for k, _ in node.entries}, elsewhere)
        for field in fields.values():
            if field.name not in values:
                if field.required:
                    self._missing_key(field, path, at)
                    values[field.name] = _FAILED
                elif not field.default:
                    values[field.name] = None
        if any(value is _FAILED for value in values.values()):
            return _FAILED
        place = span_field(record)
        if place is not None:
            values[place] = node.span
        return record.cls(**values)

    def _unknown_key(
        self, key: Scalar, path: str, fields: dict[str, Field], present: set[str], elsewhere: Collection[str]
    ) -> None:
        free = [name for name in fields if name not in present]
        hint = did_you_mean(key.text, free) or f"keys here: {', '.join(fields)}"
        if key.text in elsewhere:
            hint = f"'{key.text}' stands without {' and '.join(name for name in fields if name in present)}"
        self.report.error(key.span, f"{_in(path)}unknown key '{key.text}'", hint)

    def _missing_key(self, field: Field, path: str, at: Span) -> None:
        self.report.error(_first_line(at), f"{_in(path)}the key '{field.key}' is missing", field.doc)

    def _wrong_kind(self, shape: Shape, node: Node, path: str, at: Span) -> _Failed:
        missing = isinstance(node, Scalar) and node.missing
        place = at if missing else node.span if isinstance(node, Scalar) else _first_line(node.span)
        self.report.error(place, f"{_in(path)}expected {_expected(shape)}, found {_show(node)}")
        return _FAILED


def _matches(shape: ScalarShape, text: str) -> bool:
    if shape.choices:
        return text in shape.choices
    return shape.pattern is None or re.fullmatch(shape.pattern.regex, text) is not None


def _choose(shape: UnionShape, node: Node) -> Shape | None:
    """The alternative for a node: by its kind, and among records by the keys present."""
    kinds: dict[type, tuple[type, ...]] = {
        Scalar: (ScalarShape,),
        Sequence: (ListShape,),
        Mapping: (TableShape, RecordShape),
    }
    wanted = next(shapes for kind, shapes in kinds.items() if isinstance(node, kind))
    fitting = [option for option in shape.options if isinstance(option, wanted)]
    if isinstance(node, Mapping) and len(fitting) > 1:
        present = {key.text for key, _ in node.entries}
        return min(fitting, key=lambda option: _distance(option, present))
    return fitting[0] if fitting else None


def _keys(shape: UnionShape) -> set[str]:
    return {field.key for option in shape.options if isinstance(option, RecordShape) for field in fields_of(option)}


def _distance(option: Shape, present: set[str]) -> tuple[int, int]:
    """How many keys are unknown to a record or missing from it; of two equally far ones the one that has more of them
    is nearer.
    """
    assert isinstance(option, RecordShape)
    fields = fields_of(option)
    missing = sum(field.required and field.key not in present for field in fields)
    unknown = present - {field.key for field in fields}
    return missing + len(unknown), len(unknown)


def _expected(shape: Shape) -> str:
    match shape:
        case UnionShape(options):
            return " or ".join(dict.fromkeys(_expected(option) for option in options))
        case ListShape():
            return "a sequence"
        case TableShape() | RecordShape():
            return "a mapping"
        case ScalarShape("bool"):
            return "true or false"
        case ScalarShape("int"):
            return "an integer"
        case ScalarShape(expression=True):
            return "an expression"
        case ScalarShape(choices=choices) if choices:
            return f"one of {', '.join(choices)}"
        case ScalarShape(pattern=pattern) if pattern is not None:
            return pattern.description
        case _:
            return "text"


def _show(node: Node) -> str:
    match node:
        case Scalar() if node.missing:
            return "nothing"
        case Scalar("null" | "Null" | "NULL" | "~", style="plain"):
            return f"{node.text}, which is no text unless quoted"
        case Scalar(text) if len(text) > 60 or "\n" in text:
            return f"'{text.split(chr(10))[0][:57]}...'"
        case Scalar(text, style="single" | "double"):
            return f"the quoted text '{text}'"
        case Scalar(text):
            return f"'{text}'"
        case Sequence():
            return "a sequence"
        case _:
            return "a mapping"


def _first_line(span: Span) -> Span:
    """Of a stretch over several lines only its first character."""
    if span.line == span.end_line:
        return span
    return Span(span.file, span.line, span.column, span.line, span.column + 1)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _in(path: str) -> str:
    return f"{path}: " if path else ""
