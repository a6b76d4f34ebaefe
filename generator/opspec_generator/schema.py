"""The JSON Schema (draft 2020-12) of the file format, from the same annotations that the reader follows."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from opspec_model.text.accepted import (
    AnyShape,
    ListShape,
    RecordShape,
    ScalarShape,
    Shape,
    TableShape,
    UnionShape,
    fields_of,
)

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
# What YAML takes for something other than text when it is not quoted; our own loader keeps it as text.
_NUMBERS = {"0": 0, "1": 1, "-1": -1, "10": 10, "0.5": 0.5, "1.10": 1.1, "1e5": 1e5}
_BOOLEANS = {"true": True, "false": False}


def schema_text(
    cls: type[Any],
    *,
    id: str,  # noqa: A002 (the schema's own word)
    title: str,
    forms: Mapping[str, type[Any]] = MappingProxyType({}),
    words: Mapping[str, Sequence[str]] = MappingProxyType({}),
    any_of: Sequence[str] = (),
) -> str:
    """The schema of files that hold one `cls`, as the text of a JSON file.

    `forms`: a file with this key holds that other class, so that an editor speaks of what belongs into this one.
    `words`: what an editor may offer where a text has this pattern. `any_of`: keys of which one is needed.
    """
    definitions: dict[str, tuple[type[Any], dict[str, Any]]] = {}
    root = _record(RecordShape(cls), definitions)
    if any_of:
        root["anyOf"] = [{"required": [key]} for key in any_of]
    for key, form in forms.items():
        other = _schema(RecordShape(form), definitions)
        root = {"type": "object", "if": {"required": [key]}, "then": other, "else": root}
    schema: dict[str, Any] = {"$schema": _DIALECT, "$id": id, "title": title, **root}
    if definitions:
        schema["$defs"] = {name: definitions[name][1] for name in sorted(definitions)}
    schema = _offering(schema, words)
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _offering(node: Any, words: Mapping[str, Sequence[str]]) -> Any:
    """The schema with the words enumerated beside each pattern that accepts them: editors complete enumerations."""
    if isinstance(node, list):
        return [_offering(item, words) for item in node]
    if not isinstance(node, dict):
        return node
    found = {key: _offering(value, words) for key, value in node.items()}
    offered = next((names for regex, names in words.items() if node.get("pattern") == _whole(regex)), None)
    if offered is None:
        return found
    return {**found, "anyOf": [{"enum": list(offered)}, {}]}


def _whole(regex: str) -> str:
    return f"^(?:{regex})$"


def _record(record: RecordShape, definitions: dict[str, tuple[type[Any], dict[str, Any]]]) -> dict[str, Any]:
    schema: dict[str, Any] = {}
    doc = record.cls.__doc__
    if doc and not doc.startswith(f"{record.cls.__name__}("):  # the signature that dataclass() makes up
        schema["description"] = inspect.cleandoc(doc)
    schema["type"] = "object"
    schema["additionalProperties"] = False
    required = [field.key for field in fields_of(record) if field.required]
    if required:
        schema["required"] = required
    properties = {}
    for field in fields_of(record):
        note = {"description": field.doc} if field.doc is not None else {}
        properties[field.key] = {**note, **_schema(field.shape, definitions)}
    schema["properties"] = properties
    return schema


def _schema(shape: Shape, definitions: dict[str, tuple[type[Any], dict[str, Any]]]) -> dict[str, Any]:
    match shape:
        case ScalarShape():
            return _scalar(shape)
        case ListShape(item):
            return {"type": "array", "items": _schema(item, definitions)}
        case TableShape(key, value):
            table = {"type": "object", "additionalProperties": _schema(value, definitions)}
            return {**table, "propertyNames": _key(key)} if _key(key) else table
        case UnionShape(options):
            return {"anyOf": [_schema(option, definitions) for option in options]}
        case RecordShape(cls):
            name = cls.__name__
            if name not in definitions:
                definitions[name] = (cls, {})  # first the name: a record may hold itself
                definitions[name][1].update(_record(shape, definitions))
            elif definitions[name][0] is not cls:
                raise TypeError(f"two classes of the file format are called {name}")
            return {"$ref": f"#/$defs/{name}"}
        case AnyShape():
            return {}


def _scalar(shape: ScalarShape) -> dict[str, Any]:
    if shape.kind == "bool":
        return {"type": "boolean"}
    if shape.kind == "int":
        return {"type": "integer"}
    if shape.choices:
        unquoted = [v for text, v in (_NUMBERS | _BOOLEANS).items() if text in shape.choices]
        return {"enum": [*shape.choices, *unquoted]}
    if shape.pattern is None:
        return {"type": ["string", "number", "boolean"]}
    regex = re.compile(shape.pattern.regex)
    numbers = [number for text, number in _NUMBERS.items() if regex.fullmatch(text)]
    kinds = ["string", *_number(numbers)]
    kinds += ["boolean"] if any(regex.fullmatch(text) for text in _BOOLEANS) else []
    return {"type": kinds if len(kinds) > 1 else "string", **_least(numbers), **_key(shape)}


def _number(samples: Sequence[float]) -> list[str]:
    """The type of numbers of which these are accepted."""
    if not samples:
        return []
    return ["number" if any(number % 1 for number in samples) else "integer"]


def _least(samples: Sequence[float]) -> dict[str, int]:
    """From which number on they are accepted: a pattern says nothing about numbers."""
    if not samples or min(samples) < 0:
        return {}
    return {"minimum": 0} if 0 in samples else {"minimum": 1} if min(samples) == 1 else {}


def _key(shape: ScalarShape) -> dict[str, Any]:
    if shape.choices:
        return {"enum": list(shape.choices)}
    return {"pattern": _whole(shape.pattern.regex)} if shape.pattern is not None else {}
