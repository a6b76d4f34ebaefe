"""What the words of a command line have to be: the name of a file, a number that is large enough."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

STDIO = "-"  # standard input where a program is read, standard output where one is written


def file_name(text: str) -> str:
    """The name of a file or a folder. An empty one would be that of the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("expected the name of a file, found an empty one")
    return text


def path(text: str) -> Path:
    """What is read, or written where `-` means nothing."""
    return Path(file_name(text))


def printed(text: str) -> Path | None:
    """Where a text goes; `-` is as if nothing was said, so that it is printed."""
    return None if text == STDIO else path(text)


def saved(text: str) -> Path:
    """Where something goes that nobody prints."""
    if text == STDIO:
        raise argparse.ArgumentTypeError("expected the name of a file or folder, found -: it is not printed")
    return path(text)


def at_least(least: int) -> Callable[[str], int]:
    """A whole number from this one on."""
    return partial(_number, least)


def _number(least: int, text: str) -> int:
    try:
        found = int(text) if text.isdecimal() else least - 1
    except ValueError:  # of thousands of digits
        found = least - 1
    if found < least:
        raise argparse.ArgumentTypeError(f"expected a number from {least} on, found {text!r}")
    return found


def axes(text: str) -> str:
    """A mesh: each axis with its size."""
    if not re.fullmatch(r"[^=,]+=\d+(,[^=,]+=\d+)*", text.replace(" ", "")):
        raise argparse.ArgumentTypeError(f"expected each axis with its size, such as x=4,y=2; found {text!r}")
    return text


def seconds(text: str) -> float:
    """A time to wait."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < float("inf"):
        raise argparse.ArgumentTypeError(f"expected seconds, more than 0, found {text!r}")
    return found
