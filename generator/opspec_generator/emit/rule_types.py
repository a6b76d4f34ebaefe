"""What the parameters of generated rules are to type checkers, and where the names in those annotations come from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from opspec_generator.emit.python_text import imports
from opspec_model.definitions.spec import DeclaredAttribute, DeclaredTypeVar, DeclaredValue, Op
from opspec_model.definitions.used_defines import asks_grid
from opspec_model.language.types import BOOL, BOOLS, INTS, MATRIX, PAIRS, STR, Type
from opspec_model.names import COUNTS

# An attribute as `opspec.rules.attribute_kinds.decode` gives it; rules do not look into other kinds.
ATTRIBUTES = {
    "i64": "int",
    "i32": "int",
    "f32": "float",
    "f64": "float",
    "bool": "bool",
    "unit": "bool",
    "str": "str",
    "enum": "str",
    "i64[]": "Vec",
    "bool[]": "Vec",
    "i64[][]": "Vec",
    "enum[]": "Sequence[str]",
    "symbol[]": "Sequence[str]",
    "i64[]...": "Sequence[Vec]",
    "elements": "Constant",
    "function": "Function",
    "struct": "Struct",
    "struct[]": "Sequence[Struct]",
    "str[]": "Sequence[str]",
}
# What functions over indices take and give, by its type in their signatures.
INDICES: dict[Type, str] = {
    INTS: "Vec",
    BOOLS: "Vec",
    MATRIX: "Vec",
    PAIRS: "tuple[Vec, Vec]",
    STR: "str",
    BOOL: "Truth",
}
WHOLE = "Tensor | Other"
VALUES = {"any": WHOLE, "token": "Other", "tuple": "Other", "future": "Other"}
HOMES = {
    "Sequence": "collections.abc",
    "Constant": "opspec.values.constants",
    "Struct": "opspec.values.constants",
    "Dim": "opspec.values.dims",
    "Element": "opspec.rules.vocabulary",
    "Function": "opspec.rules.vocabulary",
    "Ints": "opspec.rules.vocabulary",
    "Other": "opspec.values.types",
    "Tensor": "opspec.values.types",
    "Vec": "opspec.rules.vocabulary",
}


def rule_parameters(op: Op, results: Sequence[DeclaredValue]) -> list[str]:
    """The parameters of generated rules over these results, in the order of `python_text.parameters`."""
    around = (*op.operands, *results)
    told = {value.type.var for value in around if not (value.type.variadic or value.type.optional)}
    told |= {leaf.element for leaf in op.leaves if not leaf.optional}
    if results:  # of an op that is there, with its regions
        inner = (types for region in op.regions if not region.variadic for types in (*region.arguments, region.results))
        told |= {type_.var for types in inner for type_ in types if not type_.variadic}
    return [
        *(f"{value.name}: {operand_type(value)}" for value in op.operands),
        *(f"{leaf.name}: {attribute_type(leaf)}" for leaf in op.leaves),
        *(f"{value.name}: {value_type(value)}" for value in results),
        *(f"{var.name}: {_typevar(var, var.name in told)}" for var in op.typevars),
        *(f"{region.name}: Sequence[str]" for region in op.regions if region.variadic),
        *(f"{name}: int | Dim" for name in COUNTS if asks_grid(op)),
        *(f"{found.name}: Struct | None" for found in op.lookups),
    ]


def operand_type(value: DeclaredValue) -> str:
    """An operand; those that rules read come with their values."""
    return _some(value, "Ints" if value.type.readable else VALUES.get(value.type.kind, "Tensor"))


def value_type(value: DeclaredValue) -> str:
    """A result, or an operand before anybody knows its values."""
    return _some(value, VALUES.get(value.type.kind, "Tensor"))


def _some(value: DeclaredValue, text: str) -> str:
    if value.type.variadic:
        return f"Sequence[{text}]"
    return f"{text} | None" if value.type.optional else text


def attribute_type(leaf: DeclaredAttribute) -> str:
    """An attribute; an absent list is empty."""
    text = ATTRIBUTES.get(leaf.kind, "object")
    absent = leaf.optional and leaf.default is None and not leaf.kind.endswith("[]")
    return f"{text} | None" if absent and text != "object" else text


def typevar_type(var: DeclaredTypeVar) -> str:
    """What a type variable stands for."""
    text = WHOLE if var.kinds else "Element"
    return f"Sequence[{text}]" if var.pack else text


def _typevar(var: DeclaredTypeVar, told: bool) -> str:
    """The same, None where nothing that is there tells."""
    text = typevar_type(var)
    return text if told or var.pack or var.element else f"{text} | None"


def index_type(type_: Type | str) -> str:
    """What a function over indices takes or gives: numbers, unless its signature says otherwise."""
    return "IndexValue" if isinstance(type_, str) else INDICES.get(type_, "IndexValue")


def annotation_imports(annotations: Iterable[str]) -> tuple[list[str], set[tuple[str, str]]]:
    """The import lines of the standard library, and the helpers of ours that annotations name."""
    names = set(re.findall(r"\w+", " ".join(annotations))) & HOMES.keys()
    standard = {(HOMES[name], name) for name in names if HOMES[name] == "collections.abc"}
    return imports(standard, []), {(HOMES[name], name) for name in names} - standard
