"""Signatures of primitives: `(x: E, y: E) -> E`, and what their type variables range over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from opspec_model.language.types import BOOL, BOOLS, FLOAT, INT, INTS, MATRIX, PAIRS, STR, TYPE, Type
from opspec_model.text.problems import did_you_mean

PLAIN: dict[str, Type] = {
    "int": INT,
    "bool": BOOL,
    "ints": INTS,
    "bools": BOOLS,
    "matrix": MATRIX,
    "float": FLOAT,
    "string": STR,
    "type": TYPE,
    "(ints, ints)": PAIRS,
}
SIGNATURE = re.compile(r"\s*\((?P<parameters>.*)\)\s*->\s*(?P<result>[^()]+(?:\(\w*\))?)")
PARAMETER = re.compile(
    r"\s*(?P<star>\*?)(?P<name>\w+):\s*(?P<type>\([^)]*\)|\w+)\s*(?:=\s*(?P<default>-?\w+)\s*)?(?:,|$)"
)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter: its type is a plain type, or the name of a type variable."""

    name: str
    type: Type | str
    variadic: bool = False
    default: str | None = None


@dataclass(frozen=True, slots=True)
class PrimitiveSignature:
    """What a primitive takes and gives.

    `part_of`: the result is the real type of that (complex) type variable. A result variable that no
    parameter has is the element type that the parameter `t: type` gives.
    """

    text: str
    parameters: tuple[Parameter, ...]
    result: Type | str
    part_of: str = ""

    @property
    def variables(self) -> tuple[str, ...]:
        """The type variables of the parameters."""
        return tuple(dict.fromkeys(p.type for p in self.parameters if isinstance(p.type, str)))

    @property
    def all_variables(self) -> tuple[str, ...]:
        """Those of the result too."""
        named = (self.result,) if isinstance(self.result, str) else ()
        return tuple(dict.fromkeys((*self.variables, *named)))


@dataclass(frozen=True, slots=True)
class Callable:
    """A function that expressions may call; `where`: the classes of its type variables."""

    name: str
    signature: PrimitiveSignature
    where: Mapping[str, frozenset[str]]
    operator: str | None = None


class SignatureProblem(Exception):
    """What is wrong in a signature, and where in its text."""

    def __init__(self, start: int, end: int, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.start, self.end, self.message, self.hint = start, end, message, hint


def parse_signature(text: str, *, loose: bool = False) -> PrimitiveSignature:
    """Read a signature; SignatureProblem says what is wrong with it. `loose`: nothing has to tell its result's type."""
    match = SIGNATURE.fullmatch(text)
    if match is None:
        raise SignatureProblem(0, len(text), "expected a signature such as '(x: E, y: E) -> E'")
    parameters: list[Parameter] = []
    at, end = match.span("parameters")
    while text[at:end].strip():
        found = PARAMETER.match(text, at, end)
        if found is None:
            raise SignatureProblem(at, end, "expected parameters such as 'x: E' or 'n: int = 0'")
        type_ = _type(found["type"], found.start("type"))
        if any(p.name == found["name"] for p in parameters):
            raise SignatureProblem(*found.span("name"), f"the parameter '{found['name']}' is already there")
        if any(p.default is not None for p in parameters) and found["default"] is None:
            message = f"'{found['name']}' needs a default: one before it has one"
            raise SignatureProblem(*found.span("name"), message)
        parameters.append(Parameter(found["name"], type_, bool(found["star"]), found["default"]))
        at = found.end()
    result, start = match["result"].strip(), match.start("result")
    part = re.fullmatch(r"real\((\w+)\)", result)
    if part:
        result, start = part[1], start + len("real(")
    signature = PrimitiveSignature(text, tuple(parameters), _type(result, start), part[1] if part else "")
    unsaid = isinstance(signature.result, str) and signature.result not in signature.variables
    if unsaid and not loose and TYPE not in [p.type for p in parameters]:
        message = f"nothing tells what {result} is: no parameter has it, and none is 't: type'"
        raise SignatureProblem(start, start + len(result), message)
    return signature


def _type(text: str, start: int) -> Type | str:
    known = PLAIN.get(text)
    if known is not None:
        return known
    if not re.fullmatch(r"[A-Z]\w*", text):
        hint = did_you_mean(text, PLAIN) or f"types: {', '.join(PLAIN)}, or a type variable such as E"
        raise SignatureProblem(start, start + len(text), f"unknown type '{text}'", hint)
    return text
