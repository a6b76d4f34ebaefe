"""The whole spec as one JSON document, for programs that are not written in Python, and its JSON Schema.

Both follow from the annotations of the model: an object has its class's fields; where several classes may
stand, `is` says which one it is. A type without parameters is its name.
"""

from __future__ import annotations

import inspect
import json
import math
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from opspec import __version__
from opspec.rules.signature import IMPLICIT
from opspec_model.definitions.graph_tree import Graph
from opspec_model.definitions.spec import DialectHeader, Extern, Op, Pull
from opspec_model.definitions.table_rows import ElementRow, PolynomialRow, Primitive
from opspec_model.graph.values import Call, Like, Ref
from opspec_model.language.builtins import BUILTINS, FORMS, Builtin
from opspec_model.language.tree import Node
from opspec_model.language.types import Plain, Type
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_all
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir

FORMAT = 3  # rises when a reader of the document has to change
# Places in files, and what other parts of the document say: the fields of a struct are there in each of its ops.
LEFT_OUT = frozenset({"span", "at", "base", "depends", "families", "spec_dir", "structs", "written"})
SOURCE = "prelude.h"
_INCLUDED = re.compile(r'^#include "(.+)"', re.MULTILINE)
TAG = "is"  # the field that says which of several classes an object is of
# What trees apply beside primitives and built-ins: formulas have other words for it.
WRITTEN_OTHERWISE = {
    "cast": "cast(T, x): x as a value of the element type of T; formulas write T(x).",
    "not": "not(p): whether p does not hold.",
    "is_of": "is_of(t, class, ...): whether an element type is of one of these classes; an arm of a graph says it.",
}
FIELDS = "export_fields.yaml"  # beside this file: what each field holds, in words
NOT_FINITE = ("inf", "-inf", "nan")


@dataclass(frozen=True, slots=True)
class Document:
    """The spec: element types, classes of them, primitives, fitted polynomials, dialects and operations.

    A rule's diagnostic name is the operation's name without `stablehlo.`, a point, and the rule's name.
    """

    format: int
    opspec: str
    elements: Mapping[str, ElementRow]
    classes: Mapping[str, frozenset[str]]
    primitives: Mapping[str, Primitive]
    built_ins: Mapping[str, Builtin]
    forms: Mapping[str, str]
    sources: Mapping[str, str]
    polynomials: Mapping[str, PolynomialRow]
    dialects: Mapping[str, DialectHeader]
    implicit: Mapping[str, str]
    ops: Mapping[str, Op]


def export_text(spec: Path) -> str:
    """The document of a spec folder; SpecError where it has errors."""
    core = None if (spec / "types.yaml").exists() else spec_dir()
    base = load_base(spec, core, functions=False)
    ops = {op.name: op for op in load_all(op_files(spec), base)}
    document = Document(
        FORMAT,
        __version__,
        base.elements,
        base.classes,
        base.primitives,
        BUILTINS,
        {name: text for name, text in FORMS.items() if name.isidentifier()} | WRITTEN_OTHERWISE,
        _sources(),
        base.polynomials,
        base.dialects,
        IMPLICIT,
        ops,
    )
    return json.dumps(encoded(document), ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def _sources() -> dict[str, str]:
    """The C that C texts of primitives call: a file and those that it includes."""
    found: dict[str, str] = {}
    left = [SOURCE]
    while left:
        name = left.pop()
        found[name] = files("opspec_generated.cuda").joinpath(name).read_text(encoding="utf-8")
        left += [other for other in _INCLUDED.findall(found[name]) if other not in found]
    return dict(sorted(found.items()))


def schema_text() -> str:
    """The JSON Schema (draft 2020-12) of the document."""
    definitions: dict[str, Any] = {}
    root = _schema(Document, definitions)
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"opspec-export-{FORMAT}.schema.json",
        "title": "An OpSpec specification",
        **root,
        "$defs": dict(sorted(definitions.items())),
    }
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


# --- values ---------------------------------------------------------------------------------------


def encoded(value: Any) -> Any:
    """A value of the model as JSON."""
    if isinstance(value, Plain):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        own = {name: encoded(getattr(value, name)) for name in _fields(type(value))}
        return {"is": _tag(type(value)), **own} if _tagged(type(value)) else own
    match value:
        case Enum():
            return value.value
        case float() if not math.isfinite(value):
            return str(value)
        case Mapping():
            return {key: encoded(item) for key, item in value.items()}
        case frozenset():
            return sorted(value)
        case tuple() | list():
            return [encoded(item) for item in value]
        case None | bool() | int() | float() | str():
            return value
    raise TypeError(f"the document has no form for {type(value).__name__}")


def _fields(cls: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.name not in LEFT_OUT)


def _tagged(cls: type[Any]) -> bool:
    """Whether objects of other classes may stand in the same place."""
    return issubclass(cls, (Node, Type, Graph)) or cls in (Pull, Extern, Call, Like, Ref)


def _tag(cls: type[Any]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__.removesuffix("Type")).lower()


# --- schema ---------------------------------------------------------------------------------------


def _schema(hint: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint in (Node, Type, Graph):
        return _family(hint, definitions)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [member.value for member in hint]}
    if hint is Plain:
        return {"type": "string"}
    if is_dataclass(hint) and isinstance(hint, type):
        return _record(hint, definitions)
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_schema(option, definitions) for option in arguments]}
    if origin is typing.Literal:
        return {"enum": list(arguments)}
    if origin is Mapping:
        return {"type": "object", "additionalProperties": _schema(arguments[1], definitions)}
    if origin is frozenset or (origin is tuple and arguments[-1] is Ellipsis):
        return {"type": "array", "items": _schema(arguments[0], definitions)}
    if origin is tuple:
        items = [_schema(item, definitions) for item in arguments]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if hint is float:
        return {"anyOf": [{"type": "number"}, {"enum": list(NOT_FINITE)}]}
    return {"type": {str: "string", int: "integer", bool: "boolean", type(None): "null"}[hint]}


def _family(base: type[Any], definitions: dict[str, Any]) -> dict[str, Any]:
    """Any of the subclasses. `is` decides which one, so that a deep tree is walked once."""
    if base.__name__ not in definitions:
        definitions[base.__name__] = {}
        found = sorted({*base.__subclasses__()} - {Plain}, key=lambda cls: cls.__name__)
        definitions[base.__name__] |= {
            "type": "object",
            "required": ["is"],
            "description": inspect.cleandoc(base.__doc__ or ""),
            "properties": {TAG: {"enum": [_tag(cls) for cls in found], "description": description(base, TAG)}},
            "allOf": [
                {"if": {"properties": {"is": {"const": _tag(cls)}}}, "then": _schema(cls, definitions)} for cls in found
            ],
        }
    family = {"$ref": f"#/$defs/{base.__name__}"}
    return {"anyOf": [{"type": "string"}, family]} if base is Type else family


@cache
def described_fields() -> Mapping[str, Mapping[str, str]]:
    """What each field holds, in words, by the name of its definition."""
    text = files("opspec_generator").joinpath(FIELDS).read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, str]] = yaml.safe_load(text)
    return found


def description(cls: type[Any], field: str) -> str:
    """What a field holds: by the words for its class, or for the family that it belongs to."""
    texts = described_fields()
    families = [base.__name__ for base in (Node, Type, Graph) if issubclass(cls, base)]
    for name in (_name(cls), *families):
        if field in texts.get(name, {}):
            return texts[name][field]
    if field == TAG:
        return "Which kind of object this is."
    raise LookupError(f"{FIELDS}: expected what {_name(cls)}.{field} holds, found nothing")


def _name(cls: type[Any]) -> str:
    """The name of a definition. A tree's literal and a type of the language may be called alike."""
    return f"{cls.__name__.removesuffix('Type')}Type" if issubclass(cls, Type) and cls is not Type else cls.__name__


def _record(cls: type[Any], definitions: dict[str, Any]) -> dict[str, Any]:
    name = _name(cls)
    if name not in definitions:
        definitions[name] = {}  # first the name: a record may hold itself
        hints = typing.get_type_hints(cls)
        tag: dict[str, Any] = {"is": {"const": _tag(cls)}} if _tagged(cls) else {}
        properties = tag | {field: _schema(hints[field], definitions) for field in _fields(cls)}
        properties = {field: {"description": description(cls, field), **found} for field, found in properties.items()}
        definitions[name] |= {
            "description": inspect.cleandoc(cls.__doc__ or ""),
            "type": "object",
            "additionalProperties": False,
            "required": list(properties),
            "properties": properties,
        }
    return {"$ref": f"#/$defs/{name}"}
