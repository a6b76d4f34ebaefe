"""Small readers for MLIR's printed form, for what the bindings do not give."""

from __future__ import annotations

import re

from opspec_model.elements.spelling import TOKEN
from opspec_model.elements.spelling import split as split

_NAME = re.compile(r'\s*([\w.$-]+|"(?:[^"\\]|\\.)*")\s*(=?)\s*', re.ASCII)
_SYMBOL = re.compile(r'@([\w.$-]+|"(?:[^"\\]|\\.)*")', re.ASCII)
_ESCAPE = re.compile(rb'\\(?:([0-9A-Fa-f]{2})|([\\"nt]))')
_BYTES = re.compile(r"(?:\\[0-9A-Fa-f]{2})+")
_ESCAPED = {b"n": b"\n", b"t": b"\t"}


def entries(text: str) -> dict[str, str]:
    """The entries of a dictionary attribute, given without its braces; a unit entry reads "unit"."""
    found: dict[str, str] = {}
    for part in split(text):
        name = _NAME.match(part)
        if name:
            found[named(name[1])] = part[name.end() :] if name[2] else "unit"
    return found


def named(text: str) -> str:
    """The name that a word of print or a string in quotes spells; bytes that are not UTF-8 read `\\xff`."""
    if not text.startswith('"'):
        return text
    return readable(_ESCAPE.sub(_escaped, text[1:-1].encode()))


def readable(name: bytes) -> str:
    return name.decode(errors="backslashreplace")


def has_foreign_bytes(text: str) -> bool:
    """Whether what is escaped is not UTF-8, so that asking the carrier for it fails, or ends the process."""
    for run in set(_BYTES.findall(text)):
        try:
            bytes.fromhex(run.replace("\\", "")).decode()
        except UnicodeDecodeError:
            return True
    return False


def symbols(text: str) -> list[str]:
    """Each name that has an `@` in front."""
    return list(map(named, _SYMBOL.findall(text)))


def symbol(text: str) -> str | None:
    """The name of a reference, `@name`; nested ones are joined as they are printed: `outer::@inner`."""
    return "::@".join(symbols(text)) if text.startswith("@") else None


def _escaped(match: re.Match[bytes]) -> bytes:
    return bytes.fromhex(match[1].decode()) if match[1] else _ESCAPED.get(match[2], match[2])


def enclosed(text: str, start: int) -> int:
    """Where the bracket that opens at `start` closes; -1 where it does not."""
    depth = 0
    for token in TOKEN.finditer(text, start):
        kind = token[0]
        if kind in "<({[":
            depth += 1
        elif kind in ">)}]":
            depth -= 1
            if depth == 0:
                return token.start()
    return -1


def arrow(text: str) -> int:
    """Where the first arrow outside of brackets stands; -1 where there is none."""
    depth = 0
    for token in TOKEN.finditer(text):
        kind = token[0]
        if kind == "->" and depth == 0:
            return token.start()
        depth += (kind in "<({[") - (kind in ">)}]")
    return -1


def op_attributes(text: str) -> dict[str, str]:
    """The attributes of an op in generic form, properties included, each as printed."""
    operands = text.find("(", text.index('"'))
    end = enclosed(text, operands) + 1
    found: dict[str, str] = {}
    for opening in ("<{", "{"):
        at = re.compile(r"\s*(?:\[[^\]]*\]\s*)?" + re.escape(opening)).match(text, end)
        if at:
            start = at.end() - len(opening)
            close = enclosed(text, at.end() - 1)
            found |= entries(text[at.end() : close])
            end = enclosed(text, start) + 1
    return found
