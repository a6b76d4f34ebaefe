"""The words for kinds of values, attributes and whole types in op files, and their types in expressions."""

from __future__ import annotations

from typing import Literal

from opspec_model.definitions.spec import DeclaredAttribute
from opspec_model.language.types import (
    BOOL,
    BOOLS,
    FLOAT,
    FUNCTION,
    INT,
    INTS,
    MATRIX,
    STR,
    TYPE,
    Pack,
    Plain,
    Record,
    Type,
)

KINDS: dict[str, Type] = {
    "i64": INT,
    "i32": INT,
    "f32": FLOAT,
    "f64": FLOAT,
    "bool": BOOL,
    "unit": BOOL,
    "str": STR,
    "i64[]": INTS,
    "bool[]": BOOLS,
    "i64[][]": MATRIX,
    "elements": Plain("constant"),
    "type": TYPE,
    "any": Plain("attribute"),
    "function": FUNCTION,
    "symbol[]": Pack(Plain("symbol")),
    "str[]": Pack(STR),
    "i64[]...": Pack(INTS),
}
ValueKind = Literal["tensor", "scalar", "vector", "ints", "table", "size", "token", "any", "tuple", "future"]
VALUE_KINDS = ("tensor", "scalar", "vector", "ints", "table", "size", "token", "any", "tuple", "future")
WHOLE_KINDS = ("any", "tuple", "future")  # of a variable for whole types, where there is one
# What a type variable may range over beside element types: kinds of whole types.
TYPE_KINDS = {kind: frozenset({kind}) for kind in ("tensor", "token", "tuple", "future", "memref")}
TYPE_KINDS["value"] = frozenset(TYPE_KINDS)


def attribute_type(attribute: DeclaredAttribute) -> Type:
    """The type of an attribute in expressions."""
    if attribute.kind in ("enum", "enum[]"):
        choice = Plain(f"enum {'|'.join(attribute.choices)}")
        return Pack(choice) if attribute.kind == "enum[]" else choice
    if attribute.struct:
        record = Record(attribute.struct, tuple((p.name, attribute_type(p), may_be_absent(p)) for p in attribute.parts))
        return Pack(record) if attribute.kind == "struct[]" else record
    return KINDS[attribute.kind]


def may_be_absent(attribute: DeclaredAttribute) -> bool:
    """Whether expressions have to ask for it before: a list is empty, and an enumeration equals nothing, instead."""
    listed = attribute.kind.startswith("enum") or attribute.kind.endswith("[]")
    return bool(attribute.symbol_of) or (attribute.optional and attribute.default is None and not listed)
