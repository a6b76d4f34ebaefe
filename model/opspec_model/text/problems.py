"""Positions in spec files, and the report that collects all problems of a run and quotes their lines."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

WIDTH = 100


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of a file: lines and columns (characters) from 1, end exclusive; line 0: the whole file."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    @staticmethod
    def whole(file: str) -> Span:
        return Span(file, 0, 0, 0, 0)

    def to(self, end: Span) -> Span:
        """From where this one starts to where `end` ends."""
        return Span(self.file, self.line, self.column, end.end_line, end.end_column)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Problem:
    span: Span
    message: str
    hint: str | None = None
    of: str = ""  # the op file that it is a problem of, where it stands in another: a family's


class Report:
    """The problems of a run, and the texts they point into."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}
        self.problems: list[Problem] = []

    def add_source(self, file: str, text: str) -> None:
        """Make the lines of `file` known, so that its problems can quote them."""
        self.sources[file] = text

    def error(self, span: Span, message: str, hint: str | None = None) -> None:
        self.problems.append(Problem(span, message, hint))

    def __bool__(self) -> bool:
        """Whether there is anything to report."""
        return bool(self.problems)

    def say_of(self, file: str, start: int = 0) -> None:
        """That the problems from `start` on are of this op file, where they stand in another."""
        self.problems[start:] = [
            problem if problem.of or problem.span.file == file else replace(problem, of=file)
            for problem in self.problems[start:]
        ]

    def sorted(self) -> list[Problem]:
        """By file and position; a problem found twice, and one that many op files have by a family, is told once."""
        found: dict[Problem, list[str]] = {}
        for problem in self.problems:
            found.setdefault(replace(problem, of=""), []).append(problem.of)
        told = [replace(problem, of=_first(files)) for problem, files in found.items()]
        return sorted(told, key=lambda p: (p.span, p.message, p.hint or ""))

    def render(self) -> str:
        lines = {file: text.split("\n") for file, text in self.sources.items()}
        return "\n".join(_render(problem, lines.get(problem.span.file, [])) for problem in self.sorted())

    def raise_if_any(self) -> None:
        if self.problems:
            raise SpecError(self)


class SpecError(Exception):
    """The spec cannot be used; the report says why, and is the text of the exception."""

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.report = report

    def __str__(self) -> str:
        return self.report.render()


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """A hint that names the candidate nearest to `name`, or None where none is near."""
    names = sorted(set(candidates))
    near = [c for c in names if c.casefold() == name.casefold()]
    near = near or difflib.get_close_matches(name, names, n=1)
    return f"did you mean '{near[0]}'?" if near else None


def _render(problem: Problem, lines: list[str]) -> str:
    span = problem.span
    parts = [f"{span}: error: {problem.message}"]
    if 1 <= span.line <= len(lines):
        line = lines[span.line - 1]
        end = span.end_column if span.end_line == span.line else len(line.rstrip()) + 1
        parts += _quote(span.line, line, span.column - 1, max(end - 1, span.column))
    if problem.hint is not None:
        parts.append(f"help: {problem.hint}")
    if problem.of:
        parts.append(f"found in {problem.of}")
    return "\n".join(parts)


def _first(files: Iterable[str]) -> str:
    """The first of some files, and how many more there are."""
    names = sorted(set(files) - {""})
    return f"{names[0]}, and in {len(names) - 1} more" if len(names) > 1 else "".join(names)


def _quote(number: int, line: str, start: int, end: int) -> list[str]:
    """The line with carets under the characters from `start` to `end` (0-based, at least one)."""
    gutter = f"{number:>4} | "
    cells = [_cell(c) for c in line.rstrip()]
    cells += [" "] * (start + 1 - len(cells))
    first, last = _window([_width(c) for c in cells], start, end, WIDTH - len(gutter))
    left, right = "..." if first else "", "..." if last < len(cells) else ""
    before = len(left) + sum(_width(c) for c in cells[first:start])
    under = max(1, sum(_width(c) for c in cells[start : min(end, last)]))
    return [
        f"{gutter}{left}{''.join(cells[first:last])}{right}".rstrip(),
        f"{' ' * (len(gutter) - 2)}| {' ' * before}{'^' * under}",
    ]


def _window(widths: list[int], start: int, end: int, room: int) -> tuple[int, int]:
    """The part of a line to show: all of it where it fits, else what fits before and after `start`."""
    if sum(widths) <= room:
        return 0, len(widths)
    room -= 6
    first = start
    # A third of the room goes to what comes before, more where the line ends soon.
    after = sum(widths[start:])
    before = max(room // 3 if sum(widths[start:end]) <= room - room // 3 else 0, room - after)
    while first > 0 and widths[first - 1] <= before:
        first -= 1
        before -= widths[first]
    if first <= 3 and sum(widths[:start]) <= room:
        first = 0
    room -= sum(widths[first:start])
    last = start
    while last < len(widths) and widths[last] <= room:
        room -= widths[last]
        last += 1
    return first, last


def _cell(char: str) -> str:
    """What is shown for a character: any blank as one space, the unprintable as a replacement mark."""
    if char.isspace():
        return " "
    # Combining marks print, and take no column of their own.
    return char if char.isprintable() else "\ufffd"


def _width(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
