"""Text of an expression -> Python's syntax tree, with syntax problems in our own words at our own positions.

CPython's error texts and positions change between versions, so the usual slips are found here; what is left is
reported for the expression as a whole.
"""

from __future__ import annotations

import ast
import re

OPENING = {"(": ")", "[": "]", "{": "}"}
FOREIGN = {
    "&&": "write 'and'",
    "||": "write 'or'",
    "!": "write 'not'",
    "?": "write 'a if condition else b'",
    "&": "write 'and'",
    "|": "write 'or'",
    "^": "write '!=' between truth values; powers are spelled with a primitive",
    "**": "multiply, or use a primitive",
    "{": "write a vector as [a, b]",
    ";": "one expression only",
    ":=": "bind names in 'let'",
    "=": "equality is '=='",
    "@": "there is no matrix product; say it with 'fold'",
    "~": "write 'not'",
    "<<": "use a primitive",
    ">>": "use a primitive",
    "->": "an expression has no arrow",
}
TOKEN = re.compile(
    r"""\s+|[A-Za-z_][A-Za-z_0-9]*|(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?[jJ]?|'[^']*'|"[^"]*"
    |<=|>=|==|!=|//|\*\*|&&|\|\||:=|<<|>>|->|.""",
    re.VERBOSE | re.DOTALL,
)
OPERAND = re.compile(r"[A-Za-z_0-9)\]\"'.]")
INFIX = {"+", "-", "*", "/", "//", "%", "<", "<=", ">", ">=", "==", "!=", "and", "or", "in", ","}


class SyntaxProblem(Exception):
    """What is wrong with the text, from `start` to `end`, and what to write instead."""

    def __init__(self, start: int, end: int, message: str, hint: str | None = None) -> None:
        super().__init__(message)
        self.start, self.end, self.message, self.hint = start, end, message, hint


def parse(text: str) -> tuple[ast.expr, list[int]]:
    """The syntax tree of an expression, and the map from its UTF-8 columns to offsets in `text`."""
    if not text.strip():
        raise SyntaxProblem(0, len(text), "an expression is expected, found nothing")
    _scan(text)
    start = len(text) - len(text.lstrip())
    line = re.sub(r"\s", " ", text[start:])
    offsets: list[int] = []
    for position, char in enumerate(line):
        offsets += [start + position] * len(char.encode())
    offsets.append(len(text))
    try:
        return ast.parse(line, mode="eval").body, offsets
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise SyntaxProblem(
            start, len(text.rstrip()), "this is not an expression", "see the language page for the grammar"
        ) from None


def _scan(text: str) -> None:
    """Refuse unbalanced brackets, operators of other languages, and operands or operators that follow each other."""
    stack: list[tuple[str, int]] = []
    before = ""
    tokens = [m for m in TOKEN.finditer(text) if not m.group().isspace()]
    for position, match in enumerate(tokens):
        token, at = match.group(), match.start()
        if len(stack) > 60:
            raise SyntaxProblem(at, at + 1, "brackets are nested more than 60 deep", "name the parts with 'let' or 'define'")
        if token == "=" and before and stack and re.fullmatch(r"[A-Za-z_]\w*", before):
            pass  # a keyword argument
        elif token in FOREIGN:
            raise SyntaxProblem(at, match.end(), f"'{token}' is not part of the language", FOREIGN[token])
        elif not (token.isascii() and token.isprintable()) or token in "\"'`$#\\":
            raise SyntaxProblem(at, match.end(), f"unexpected character {ascii(token)[1:-1]!s}")
        if token in OPENING:
            stack.append((token, at))
        elif token in OPENING.values():
            if not stack:
                raise SyntaxProblem(at, at + 1, f"'{token}' closes nothing")
            opened, where = stack.pop()
            if OPENING[opened] != token:
                raise SyntaxProblem(at, at + 1, f"'{token}' closes '{opened}' of column {where + 1}", f"expected '{OPENING[opened]}'")
        if token in INFIX and token not in "+-" and (not before or before in INFIX or before in OPENING):
            raise SyntaxProblem(at, match.end(), f"'{token}' has nothing on its left")
        before = token
        last = position == len(tokens) - 1
        if token in INFIX and token != "," and (last or tokens[position + 1].group() in ")],"):
            raise SyntaxProblem(at, match.end(), f"'{token}' has nothing on its right")
    if stack:
        opened, where = stack[-1]
        raise SyntaxProblem(where, where + 1, f"'{opened}' is never closed", f"expected '{OPENING[opened]}'")
