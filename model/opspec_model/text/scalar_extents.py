"""Where each character of a YAML scalar's text stands in its spelling: folded, escaped, indented."""

from __future__ import annotations

from functools import lru_cache

_ESCAPE_DIGITS = {"x": 2, "u": 4, "U": 8}


class _Map:
    """The offsets in a spelling where each character of the text starts and ends."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []

    def add(self, start: int, end: int) -> None:
        self.starts.append(start)
        self.ends.append(end)

    def run(self, start: int, end: int) -> None:
        """Characters that stand for themselves."""
        self.starts.extend(range(start, end))
        self.ends.extend(range(start + 1, end + 1))

    def breaks(self, offsets: list[int]) -> None:
        for i in offsets:
            self.add(i, i + 1)


@lru_cache(maxsize=4096)
def extents(raw: str, style: str, text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each character of `text`, where the piece of `raw` that spells it starts and ends."""
    found = _Map()
    if style == "plain":
        _flow(found, raw, 0, len(raw), style)
    elif style in ("single", "double"):
        _flow(found, raw, 1, len(raw) - 1, style)
    else:
        _block(found, raw, folded=style == "folded")
    assert len(found.starts) == len(text), (raw, text)
    return tuple(found.starts), tuple(found.ends)


def _flow(found: _Map, raw: str, index: int, end: int, style: str) -> None:
    """Plain and quoted text: a line break is a space, n + 1 of them are n, blanks around them vanish."""
    while index < end:
        char = raw[index]
        if char in " \n":
            blank = index
            while index < end and raw[index] in " \n":
                index += 1
            _fold(found, raw, blank, index)
        elif style == "single" and char == "'":
            found.add(index, index + 2)
            index += 2
        elif style == "double" and char == "\\":
            index = _escape(found, raw, index, end)
        else:
            found.add(index, index + 1)
            index += 1


def _fold(found: _Map, raw: str, start: int, end: int) -> None:
    breaks = [i for i in range(start, end) if raw[i] == "\n"]
    if not breaks:
        found.run(start, end)
    elif len(breaks) == 1:
        found.add(start, end)
    else:
        found.breaks(breaks[1:])


def _escape(found: _Map, raw: str, index: int, end: int) -> int:
    following = raw[index + 1]
    if following != "\n":
        length = 2 + _ESCAPE_DIGITS.get(following, 0)
        found.add(index, index + length)
        return index + length
    # An escaped line break vanishes; empty lines behind it count.
    index += 2
    while index < end and raw[index] in " \n":
        if raw[index] == "\n":
            found.add(index, index + 1)
        index += 1
    return index


def _block(found: _Map, raw: str, folded: bool) -> None:
    """Literal and folded blocks: a header line, then lines with a common indentation."""
    header, _, _ = raw.partition("\n")
    offset = len(header) + 1
    chomping = header.split("#")[0].strip()[1:]
    lines = raw[offset:].split("\n")
    filled = [line for line in lines if line.strip(" ")]
    indent = len(filled[0]) - len(filled[0].lstrip(" ")) if filled else max(len(line) for line in lines)

    breaks: list[int] = []  # offsets of the line breaks since the last content line
    previous: str | None = None  # the last content line
    for line in lines:
        content = line[indent:]
        if content:
            joined = folded and previous is not None and previous[0] != " " and content[0] != " "
            if joined and len(breaks) > 1:  # a single one is a space, else the first vanishes
                breaks = breaks[1:]
            found.breaks(breaks)
            found.run(offset + indent, offset + len(line))
            breaks = []
            previous = content
        breaks.append(offset + len(line))
        offset += len(line) + 1
    breaks.pop()  # the last line has none
    if chomping == "":  # one line break at the end, and only behind content
        breaks = breaks[:1] if previous is not None else []
    if chomping != "-":
        found.breaks(breaks)
