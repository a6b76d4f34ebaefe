"""The kinds of attributes: what an attribute of a program is to expressions, and how its kind is called."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from opspec.rules.signature import Attribute
from opspec.rules.struct_values import Unfit, fitted
from opspec.rules.vocabulary import Function
from opspec.values.constants import (
    UNIT,
    Constant,
    EnumValue,
    Marked,
    Narrow,
    NarrowFloat,
    NarrowVec,
    Symbol,
    Unit,
    marked,
)
from opspec.values.dims import Vec
from opspec.values.mesh_groups import MESH_AXES, groups_of

SEGMENTS = "SegmentSizes"  # MLIR's own attributes, whose numbers have 32 bits
LONGEST = 1 << 20  # entries of an attribute: a constant may declare many more than it takes to write
_WORDS = {  # each with a value as programs spell it
    "i64": ("an integer", "0 : i64"),
    "i32": ("an integer", "0 : i32"),
    "f32": ("a float", "1.0 : f32"),
    "f64": ("a float", "1.0 : f64"),
    "bool": ("a truth value", "true"),
    "str": ("a string", '"text"'),
    "unit": ("a unit attribute", "unit"),
    "i64[]": ("a vector of integers", "array<i64: 0, 1>"),
    "bool[]": ("a vector of truth values", "array<i1: true, false>"),
    "i64[][]": ("a matrix of integers", "dense<[[0, 1]]> : tensor<1x2xi64>"),
    "i64[]...": ("a list of vectors", "[dense<0> : tensor<1xindex>]"),
    "elements": ("a constant", "dense<0> : tensor<2xi32>"),
    "function": ("the name of a function", "@f"),
    "symbol[]": ("a list of names", "[@f]"),
    "str[]": ("a list of texts", '["text"]'),
}


def decode(attribute: Attribute, raw: Any) -> object:
    """The attribute's value as expressions use it, or None where it is of another kind."""
    kind = attribute.kind
    match kind:
        case "i64":
            return raw if type(raw) is int else None
        case "i32":
            return int(raw) if isinstance(raw, Narrow) and raw.type == kind else None
        case "f32":
            return float(raw) if isinstance(raw, NarrowFloat) and raw.type == kind else None
        case "f64":
            return raw if type(raw) is float else None
        case "bool":
            return raw if isinstance(raw, bool) else None
        case "unit":
            return True if isinstance(raw, Unit) else None
        case "i64[]" if attribute.name.endswith(SEGMENTS):
            return Vec(raw) if isinstance(raw, Vec) and getattr(raw, "type", "i32") == "i32" else None
        case "i64[]" | "bool[]":
            wanted = bool if kind == "bool[]" else int
            return raw if type(raw) is Vec and all(type(item) is wanted for item in raw) else None
        case "i64[][]":
            if attribute.groups and getattr(raw, "kind", None) == MESH_AXES:
                return groups_of(raw)
            if isinstance(raw, Marked) and not re.fullmatch(r"vector<.*xi64>", raw.type):
                return None
            if not isinstance(raw, np.ndarray) or raw.dtype != np.int64 or raw.ndim != 2 or raw.size > LONGEST:
                return None
            fits = attribute.columns in (None, raw.shape[1])
            return Vec([Vec(row) for row in raw.tolist()]) if fits else None
        case "elements":
            fits = isinstance(raw, np.ndarray) and (not attribute.scalar or raw.ndim == 0)
            fits = fits and getattr(raw, "type", "index") == "index"
            return Constant(np.asarray(raw)) if fits else None
        case "enum":
            return str(raw) if isinstance(raw, EnumValue) and raw in attribute.choices else None
        case "enum[]":
            fits = isinstance(raw, tuple) and all(isinstance(x, EnumValue) and x in attribute.choices for x in raw)
            return tuple(map(str, raw)) if fits else None
        case "str":
            return raw if type(raw) is str else None
        case "function":
            if isinstance(raw, Symbol) and "::@" not in raw:
                return Function(raw, None)
            return raw if isinstance(raw, Function) else None
        case "symbol[]":
            return raw if isinstance(raw, tuple) and all(isinstance(item, Symbol) for item in raw) else None
        case "i64[]...":
            return _vectors(raw)
        case "struct" | "struct[]" | "str[]":
            try:
                return fitted(attribute, raw)
            except Unfit:
                return None
    return raw


def exact(kind: str, value: object) -> object:
    """A plain value as an attribute of this kind is decoded; what does not fit stays as it is."""
    match kind:
        case "i32" if type(value) is int:
            return Narrow(value, "i32")
        case "f32" if type(value) is float:
            return NarrowFloat(value, "f32")
        case "f64" if isinstance(value, int) and not isinstance(value, bool):
            return float(value)
        case "unit" if value is True:
            return UNIT
        case "i64[]" | "bool[]" if isinstance(value, tuple | list):
            return Vec(value)
        case "enum" if type(value) is str:
            return EnumValue(value)
        case "enum[]" if isinstance(value, tuple) and all(type(item) is str for item in value):
            return tuple(map(EnumValue, value))
        case "function" if type(value) is str:
            return Symbol(value)
        case "symbol[]" if isinstance(value, tuple) and all(type(item) is str for item in value):
            return tuple(map(Symbol, value))
        case "i64[]..." if isinstance(value, tuple) and all(isinstance(row, tuple) for row in value):
            return tuple(marked(np.array(row, np.int64), "index") for row in value)
    return value


def _vectors(raw: object) -> tuple[Vec, ...] | None:
    """A list of vectors, each of its own length."""
    if not isinstance(raw, tuple) or not all(isinstance(item, Marked) and item.type == "index" for item in raw):
        return None
    fits = all(item.ndim == 1 and item.size <= LONGEST for item in raw)
    return tuple(Vec(item.tolist()) for item in raw) if fits else None


def describe(attribute: Attribute) -> str:
    """The kind of an attribute, in words."""
    if attribute.choices:
        return f"{'a list of ' if attribute.kind.endswith('[]') else ''}{' or '.join(attribute.choices)}"
    columns = f" with {attribute.columns} columns" if attribute.columns else ""
    columns += ", or axes of a mesh" if attribute.groups else ""
    if attribute.struct:
        return f"{'a list of ' if attribute.kind.endswith('[]') else ''}#{attribute.struct}"
    if attribute.kind not in _WORDS:
        return attribute.kind
    words, example = _WORDS[attribute.kind]
    return f"{words}{columns} (like {example})"


def found_text(raw: Any) -> str:
    if isinstance(raw, NarrowVec):
        return f"array<{raw.type}: {', '.join(map(str, raw))}>"
    if isinstance(raw, np.ndarray) and raw.ndim == 1 and raw.size <= 8:
        return f"dense<{raw.tolist()}>"
    if isinstance(raw, np.ndarray):
        return f"an array of {raw.dtype} with shape {list(raw.shape)}"
    kind = getattr(raw, "kind", None)
    if kind == MESH_AXES:
        mesh = raw["mesh"]
        return f"axes of @{mesh}, no mesh of the program" if isinstance(mesh, Symbol) else "axes that the mesh lacks"
    text = repr(raw) if kind is None else f"#{kind}"
    return text if len(text) <= 100 else f"{text[:100]}..."
