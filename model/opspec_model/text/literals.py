"""Literals of examples: attributes, and tensors: `tensor<2x3xf32> [[1, 2, nan], [-0.0, inf, 0x7fc00001]]`.

A tensor is its type, then nested lists down to the rank, or one value for all elements. A value is an
integer, a decimal, `inf`, `-inf`, `nan`, a complex number such as `1.5-2j`, `true`, `false`, or `0x...`: the
bits of a float. Elements of a quantized type are its stored integers. An attribute is an integer, a decimal,
`true`, `false`, a name, a list `[...]`, or, for a struct, `{field: value, ...}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from opspec_model.elements.types import QUANTIZED

TYPE = re.compile(
    r"\s*tensor<(?P<dims>(?:\d{1,18}x)*)(?P<element>[a-z!][^\[]*)>(?=[\s\[]|$)\s*(?P<values>.*)", re.DOTALL
)
REAL = r"(?:\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|inf|nan)"
TOKEN = re.compile(
    rf"\[|\]|\{{|\}}|,|:|0x[0-9a-fA-F]+|true\b|false\b|[+-]?{REAL}[+-]{REAL}j|[+-]?{REAL}j|[+-]?{REAL}(?![\w.])|[A-Za-z_]\w*"
)
INTEGER = re.compile(r"[+-]?\d+")
WORD = re.compile(r"[A-Za-z_]\w*")
BITS = re.compile(r"0x[0-9a-fA-F]+")
COMPLEX = re.compile(rf"(?:(?P<re>[+-]?{REAL})(?=[+-]))?(?P<im>[+-]?{REAL})j")

AttributeValue: TypeAlias = "int | float | bool | str | tuple[AttributeValue, ...] | Mapping[str, AttributeValue]"


@dataclass(frozen=True, slots=True)
class TensorLiteral:
    """A literal: the shape, the element type's name, and the values as texts in row-major order."""

    shape: tuple[int, ...]
    element: str
    values: tuple[str, ...]

    @property
    def splat(self) -> bool:
        return len(self.values) == 1


@dataclass(frozen=True, slots=True)
class TupleLiteral:
    """A tuple: `(tensor<i32> 1, (token, tensor<f32> 2))`."""

    items: tuple[Literal, ...]


@dataclass(frozen=True, slots=True)
class TokenLiteral:
    """A token: `token`."""


Literal: TypeAlias = "TensorLiteral | TupleLiteral | TokenLiteral"


class LiteralProblem(Exception):
    """What is wrong with a literal, and where in its text."""

    def __init__(self, start: int, end: int, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.start, self.end, self.message, self.hint = start, end, message, hint


def parse_literal(text: str) -> Literal:
    """Read a literal; LiteralProblem says what is wrong with it."""
    text = text.strip()
    if text == "token":
        return TokenLiteral()
    if text.startswith("("):
        return TupleLiteral(tuple(map(parse_literal, _items(text))))
    return parse_places(text)[0]


def parse_tensor(text: str) -> TensorLiteral:
    """Read the literal of a tensor."""
    return parse_places(text)[0]


def _items(text: str) -> list[str]:
    """The parts of a tuple, which commas outside of brackets separate."""
    parts, depth, start = [], 0, 1
    for at, char in enumerate(text):
        if char in ",)" and depth == 1:
            parts.append(text[start:at])
            start = at + 1
        depth += (char in "([<") - (char in ")]>")
        if depth == 0 and at + 1 < len(text):
            raise LiteralProblem(at + 1, len(text), "expected the end of the tuple")
    if depth:
        raise LiteralProblem(0, len(text), "expected ')' at the end of the tuple")
    return [part for part in parts if part.strip()]


def parse_places(text: str) -> tuple[TensorLiteral, tuple[int, int], tuple[tuple[int, int], ...]]:
    """A literal, where its element type stands, and where each of its values does."""
    match = TYPE.fullmatch(text)
    if match is None:
        hint = "for example tensor<2xf32> [1, nan]"
        raise LiteralProblem(0, len(text.rstrip()), "expected a tensor's type and its values", hint)
    shape = tuple(int(size) for size in match["dims"].split("x")[:-1])
    reader = _Reader(text, match.start("values"))
    values: list[tuple[str, int, int]] = []
    if reader.token == "[" and shape:
        reader.nested(shape, 0, values)
    elif 0 not in shape or reader.token:
        values.append(reader.scalar(0, len(shape)))
    reader.end()
    literal = TensorLiteral(shape, match["element"], tuple(value for value, _, _ in values))
    return literal, match.span("element"), tuple((start, end) for _, start, end in values)


def value_problem(value: str, kind: str, bits: int) -> str | None:
    """Why a value is not one of an element type; None where it is."""
    if kind == "bool":
        return None if value in ("true", "false") else "expected true or false"
    if value in ("true", "false"):
        return "expected a number"
    if kind in ("sint", "uint", "index") or kind in QUANTIZED:
        if not INTEGER.fullmatch(value):
            return "expected an integer"
        low, high = (0, 2**bits) if kind == "uint" else (-(2 ** (bits - 1)), 2 ** (bits - 1))
        return None if low <= int(value) < high else f"expected an integer from {low} to {high - 1}"
    if kind == "float":
        if COMPLEX.fullmatch(value):
            return "expected a real number"
        if BITS.fullmatch(value) and int(value, 16) >> bits:
            return f"expected at most {bits} bits"
    if kind == "complex" and BITS.fullmatch(value):
        return "expected a complex number"
    return None


def parse_attribute(text: str) -> AttributeValue:
    """The value of an attribute; LiteralProblem says what is wrong with it."""
    reader = _Reader(text, 0)
    value = reader.attribute()
    reader.end()
    return value


class _Reader:
    """Goes over the tokens of a literal; `token` is the next one, empty at the end."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.token, self.start, self.stop = "", at, at
        self._advance(at)

    def _advance(self, at: int) -> None:
        while at < len(self.text) and self.text[at].isspace():
            at += 1
        self.start = at
        match = TOKEN.match(self.text, at)
        if match is None and at < len(self.text):
            word = re.compile(r"[^\s,\[\]{}]+|.").match(self.text, at)
            end = word.end() if word else at + 1
            hint = "values: 1, -2.5e3, inf, nan, 1-2j, true, false, 0x7fc0"
            raise LiteralProblem(at, end, f"'{self.text[at:end]}' is not a value", hint)
        self.token = match.group() if match else ""
        self.stop = match.end() if match else at

    def take(self) -> tuple[str, int, int]:
        found = (self.token, self.start, self.stop)
        self._advance(self.stop)
        return found

    def refuse(self, message: str, hint: str | None = None) -> LiteralProblem:
        found = f"found '{self.token}'" if self.token else "found the end"
        return LiteralProblem(self.start, max(self.stop, self.start), f"{message}, {found}", hint)

    def end(self) -> None:
        if self.token:
            raise self.refuse("expected the end")

    def scalar(self, depth: int, rank: int) -> tuple[str, int, int]:
        if self.token == "[":
            raise self.refuse(f"expected a value: lists nest as deep as the rank, which is {rank}")
        word = WORD.fullmatch(self.token) and self.token not in ("true", "false", "inf", "nan")
        if word or self.token in ("]", "}", ",", ":", "", "{"):
            what = "a list or a value" if depth < rank else "a value"
            raise self.refuse(f"expected {what}")
        return self.take()

    def nested(self, shape: tuple[int, ...], depth: int, values: list[tuple[str, int, int]]) -> None:
        """A list of as many entries as the dimension has."""
        size = shape[depth]
        _, opened, _ = self.take()
        count = 0
        while self.token != "]":
            if count and self.token != ",":
                raise self.refuse("expected ',' or ']'")
            if count:
                self.take()
            if depth + 1 == len(shape):
                values.append(self.scalar(depth + 1, len(shape)))
            elif self.token == "[":
                self.nested(shape, depth + 1, values)
            else:
                raise self.refuse(f"expected '[': lists nest as deep as the rank, which is {len(shape)}")
            count += 1
        _, _, closed = self.take()
        if count != size:
            message = f"expected {size} {'entry' if size == 1 else 'entries'} in dimension {depth}, found {count}"
            raise LiteralProblem(opened, closed, message)

    def attribute(self) -> AttributeValue:
        if self.token == "[":
            return self._list()
        if self.token == "{":
            return self._struct()
        if self.token in ("]", "}", ",", ":", ""):
            raise self.refuse("expected a value")
        token, start, end = self.take()
        if token in ("true", "false"):
            return token == "true"
        if INTEGER.fullmatch(token):
            return int(token)
        if re.fullmatch(rf"[+-]?{REAL}", token):
            return float(token)
        if WORD.fullmatch(token):
            return token
        raise LiteralProblem(start, end, f"'{token}' is not the value of an attribute")

    def _list(self) -> tuple[AttributeValue, ...]:
        self.take()
        items: list[AttributeValue] = []
        while self.token != "]":
            if items and self.token != ",":
                raise self.refuse("expected ',' or ']'")
            if items:
                self.take()
            items.append(self.attribute())
        self.take()
        return tuple(items)

    def _struct(self) -> Mapping[str, AttributeValue]:
        self.take()
        fields: dict[str, AttributeValue] = {}
        while self.token != "}":
            if fields and self.token != ",":
                raise self.refuse("expected ',' or '}'")
            if fields:
                self.take()
            if not WORD.fullmatch(self.token):
                raise self.refuse("expected the name of a field")
            name, start, end = self.take()
            if name in fields:
                raise LiteralProblem(start, end, f"the field '{name}' is already there")
            if self.token != ":":
                raise self.refuse("expected ':'")
            self.take()
            fields[name] = self.attribute()
        self.take()
        return fields
