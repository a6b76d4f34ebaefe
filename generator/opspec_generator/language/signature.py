"""Signatures of primitives: `(x: E, y: E) -> E`, and what their type variables range over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from opspec_generator.language.types import BOOL, BOOLS, FLOAT, INT, INTS, MATRIX, PAIRS, STR, TYPE, Type

PLAIN: dict[str, Type] = {
    "int": INT, "bool": BOOL, "ints": INTS, "bools": BOOLS, "matrix": MATRIX, "float": FLOAT,
    "string": STR, "type": TYPE, "(ints, ints)": PAIRS,
}  # fmt: skip
SIGNATURE = re.compile(r"\((?P<parameters>.*)\)\s*->\s*(?P<result>[^()]+(?:\([A-Z]\w*\))?)")
PARAMETER = re.compile(r"\s*(?P<star>\*?)(?P<name>\w+):\s*(?P<type>\([^)]*\)|\w+)\s*(?:=\s*(?P<default>[^,]+?)\s*)?(?:,|$)")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter: its type is a plain type, or the name of a type variable."""

    name: str
    type: Type | str
    variadic: bool = False
    default: str | None = None


@dataclass(frozen=True, slots=True)
class Signature:
    """What a primitive takes and gives. `part_of`: the result is the real type of that (complex) type variable."""

    text: str
    parameters: tuple[Parameter, ...]
    result: Type | str
    part_of: str = ""

    @property
    def variables(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(p.type for p in self.parameters if isinstance(p.type, str)))


@dataclass(frozen=True, slots=True)
class Callable:
    """A function that expressions may call: its signature and the classes that its type variables range over."""

    name: str
    signature: Signature
    where: Mapping[str, frozenset[str]]
    operator: str | None = None


def parse_signature(text: str) -> Signature:
    """Read a signature; ValueError says what is wrong with it."""
    match = SIGNATURE.fullmatch(text.strip())
    if match is None:
        raise ValueError("expected '(name: type, ...) -> type'")
    parameters = []
    rest = match["parameters"]
    while rest.strip():
        found = PARAMETER.match(rest)
        if found is None:
            raise ValueError(f"cannot read the parameter at '{rest.strip()}'")
        parameters.append(Parameter(found["name"], _type(found["type"]), bool(found["star"]), found["default"]))
        rest = rest[found.end() :]
    result = match["result"].strip()
    part = re.fullmatch(r"real\((\w+)\)", result)
    return Signature(text, tuple(parameters), part[0] if part else _type(result), part[1] if part else "")


def _type(text: str) -> Type | str:
    known = PLAIN.get(text)
    if known is not None:
        return known
    if not re.fullmatch(r"[A-Z]\w*", text):
        raise ValueError(f"unknown type '{text}': expected one of {', '.join(PLAIN)} or a type variable such as E")
    return text
