"""Colours for people at a terminal, and for nobody else."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from typing import TextIO

Paint = Callable[[str], str]

_ERROR, _WARNING, _TITLE, _LABEL, _CARET = "1;31", "1;33", "1", "36", "1;32"
_LABELS = re.compile(r"^  (rule|where|try|more)(?=  )", re.MULTILINE)
_POINTER = re.compile(r"^ {4,}\^$", re.MULTILINE)
_HEADING = re.compile(r"^\S[^:\n]*", re.MULTILINE)


def is_coloured(stream: TextIO) -> bool:
    """Whether it is a terminal that shows colours; no-color.org and force-color.org say how people overrule that."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and os.environ.get("TERM") != "dumb")


def painter(stream: TextIO, paint: Paint) -> Paint:
    """The paint, or none where the stream shows no colours."""
    return paint if is_coloured(stream) else str


def complain(text: str) -> None:
    """Tell on standard error why a command ends."""
    print(painter(sys.stderr, complaint)(text), file=sys.stderr)


def complaint(text: str) -> str:
    """`opspec: what is wrong`"""
    who, sign, what = text.partition(": ")
    return _in(_ERROR, who + sign.rstrip()) + sign[1:] + what


def finding(text: str) -> str:
    """A diagnostic: the place and the headline, what points at a column, and the words in front of paragraphs."""
    headline, sign, rest = text.partition("\n")
    place, colon, what = headline.partition(": ")
    colour = _WARNING if what.startswith("warning: ") else _ERROR
    rest = _POINTER.sub(lambda found: _in(_CARET, found[0]), rest)
    rest = _LABELS.sub(lambda found: f"  {_in(_LABEL, found[1])}", rest)
    return f"{_in(_TITLE, place)}{colon}{_in(colour, what)}{sign}{rest}"


def headings(text: str) -> str:
    """An explanation: what is explained, and the titles of its parts."""
    return _HEADING.sub(lambda found: _in(_TITLE, found[0]), text)


def _in(colour: str, text: str) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if text else ""
