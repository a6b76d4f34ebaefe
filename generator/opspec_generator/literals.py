"""Literals of examples: a type, then values. `tensor<2x3xf32> [[1, 2, nan], [-0.0, inf, 0x7fc00001]]`.

Values are nested lists down to the rank, or one value for all elements. A value is an integer, a decimal, `inf`,
`-inf`, `nan`, a complex number such as `1.5-2j`, `true`, `false`, or `0x...`: the bits of a float. Elements of a
quantized type are its stored integers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

TYPE = re.compile(r"tensor<(?P<dims>(?:\d+x)*)(?P<element>[a-z!][^\[]*)>\s*(?P<values>.*)", re.DOTALL)
REAL = r"(?:\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?|inf|nan)"
TOKEN = re.compile(rf"\s*(\[|\]|,|0x[0-9a-fA-F]+|true|false|[+-]?{REAL}[+-]{REAL}j|[+-]?{REAL})")


@dataclass(frozen=True, slots=True)
class TensorLiteral:
    """A literal: the shape, the element type's name, and the values as texts in row-major order."""

    shape: tuple[int, ...]
    element: str
    values: tuple[str, ...]

    @property
    def splat(self) -> bool:
        return len(self.values) == 1


class LiteralProblem(Exception):
    """What is wrong with a literal, and where in its text."""

    def __init__(self, start: int, end: int, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.start, self.end, self.message, self.hint = start, end, message, hint


def parse_literal(text: str) -> TensorLiteral:
    """Read a literal; LiteralProblem says what is wrong with it."""
    match = TYPE.fullmatch(text.strip())
    if match is None:
        raise LiteralProblem(0, len(text), "expected a type and values", "for example tensor<2xf32> [1, nan]")
    element = match["element"]
    shape = tuple(int(size) for size in match["dims"].split("x")[:-1])
    start = text.index(text.strip()) + match.start("values")
    return TensorLiteral(shape, element, _values(match["values"], start, shape))


def _values(text: str, start: int, shape: tuple[int, ...]) -> tuple[str, ...]:
    values: list[str] = []
    counts: list[int] = []
    position, expect = 0, True
    while position < len(text.rstrip()):
        match = TOKEN.match(text, position)
        if match is None:
            raise LiteralProblem(start + position, start + len(text), "cannot read this value", "see the literal grammar")
        token, at = match[1], start + match.start(1)
        if token == "[":
            if len(counts) == len(shape):
                raise LiteralProblem(at, at + 1, f"lists are nested deeper than the rank {len(shape)}")
            counts.append(0)
            expect = True
        elif token == "]":
            size = counts.pop() if counts else -1
            if size != shape[len(counts)]:
                raise LiteralProblem(at, at + 1, f"expected {shape[len(counts)]} entries in dimension {len(counts)}, found {size}")
            _step(counts)
            expect = False
        elif token == ",":
            expect = True
        else:
            if not expect or (counts and len(counts) != len(shape)):
                raise LiteralProblem(at, at + len(token), f"a value stands {len(counts)} lists deep, the rank is {len(shape)}")
            values.append(token)
            _step(counts)
            expect = False
        position = match.end()
    if counts:
        raise LiteralProblem(start + len(text) - 1, start + len(text), "a list is never closed")
    if not values and 0 not in shape:
        raise LiteralProblem(start, start + len(text), "expected values")
    return tuple(values)


def _step(counts: list[int]) -> None:
    if counts:
        counts[-1] += 1
