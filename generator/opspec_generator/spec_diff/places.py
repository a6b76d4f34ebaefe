"""Where an op file says something: the line of a key below others."""

from __future__ import annotations

import re
from collections.abc import Sequence


def line_of(text: str, keys: Sequence[str]) -> int:
    """The line of the innermost of these keys that the file has, each below the one before; 1 where it has none."""
    lines = text.split("\n")
    at, indent, found = 0, -1, 1
    for key in keys:
        pattern = re.compile(rf"( *)(?:- )?[\"']?{re.escape(key)}[\"']?\s*:")
        within = re.compile(rf"[{{,\s][\"']?{re.escape(key)}[\"']?\s*:")
        for number in range(at, len(lines)):
            line = lines[number]
            depth = len(line) - len(line.lstrip())
            if number > at and line.strip() and depth <= indent:
                break
            match = pattern.match(line)
            if match is not None and len(match[1]) > indent:
                at, indent, found = number, len(match[1]), number + 1
                break
            if indent >= 0 and within.search(line):  # {key: value} behind another one
                found = number + 1
                break
    return found
