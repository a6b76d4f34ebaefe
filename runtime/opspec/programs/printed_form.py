"""Small readers for MLIR's printed form, for what the bindings do not give."""

from __future__ import annotations

import re

from opspec_model.elements.spelling import TOKEN
from opspec_model.elements.spelling import split as split

_NAME = re.compile(r'\s*([\w.$-]+|"(?:[^"\\]|\\.)*")\s*(=?)\s*', re.ASCII)


def entries(text: str) -> dict[str, str]:
    """The entries of a dictionary attribute, given without its braces; a unit entry reads "unit"."""
    found: dict[str, str] = {}
    for part in split(text):
        name = _NAME.match(part)
        if name:
            found[name[1].strip('"')] = part[name.end() :] if name[2] else "unit"
    return found


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
