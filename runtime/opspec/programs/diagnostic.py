"""What is wrong with one op of a program: the rule, the place, and the values that broke it; and how that is laid out.

Its words are found elsewhere: `opspec.verification.diagnostic_words` has those of an op's own rules, and names the
others.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from opspec.programs.locations import Location

WIDTH = 80
_LONGEST_PART = 60  # a longer one is a side of the rule, which stands above
_MOST_OF_A_VALUE = 300
_SOURCE_SUFFIXES = (".mlir", ".py")
_LARGEST_SOURCE = 32 << 20


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One rule that one op breaks; `str()` gives a few lines for people.

    `rule` is its permanent name: `pad.C5` for stablehlo, with the dialect in front for others
    (`chlo.sinh.C1`), or that of a warning, which has no dot; `carrier` is what the MLIR library refuses without a
    rule of ours. `values`: parts of
    the rule and what they are, the decisive one last; `figure`: lines that show them instead.
    """

    rule: str
    op: str
    location: Location
    message: str
    text: str = ""
    values: tuple[tuple[str, str], ...] = ()
    hint: str = ""
    source: str = ""
    function: str = ""
    severity: Literal["error", "warning"] = "error"
    figure: tuple[str, ...] = ()

    def __str__(self) -> str:
        within = f" (in @{self.function})" if self.function and self.location.file is None else ""
        if self.location.file is not None and self.location.instruction:
            within = f" ({self.location.instruction})"
        lines = [f"{self.location}: {self._headline}{within}"]
        if self.source:
            lines += _quoted(self.source, self.location.column - 1)
        lines += _paragraph("", self.message)
        lines += [f"    {line}" for line in self.figure]
        if self.text and self.text != self.message:
            lines += _paragraph("rule   ", self.text)
        label = "where  "
        for expression, value in self.values[:-1]:
            if len(expression) <= _LONGEST_PART:
                lines += _paragraph(label, f"{expression} is {_shortened(value)}")
                label = " " * len(label)
        if self.hint:
            lines += _paragraph("try    ", self.hint)
        if "." in self.rule:
            lines += _paragraph("more   ", f"opspec explain {self.rule}")
        return "\n".join(lines)

    @property
    def _headline(self) -> str:
        op = self.op or "the program"
        if self.rule != "carrier" and "." not in self.rule:
            return f"{self.severity}: {self.rule} of {op}"
        return f"{op} is refused by the MLIR library" if self.rule == "carrier" else f"{op} breaks {self.rule}"


def rule_name(op: str, rule: str) -> str:
    """The permanent name of an op's rule."""
    return f"{op.removeprefix('stablehlo.')}.{rule}"


class Sources:
    """The lines of the files that locations name; only of programs and Python, since any may be named.

    `given` is the text of a program that has no file. Text that was read apart from its file, which is `file`, has
    locations that name no file either.
    """

    __slots__ = ("_file", "_lines")

    def __init__(self, given: str | None = None, file: str | None = None) -> None:
        self._lines: dict[str, list[str]] = {} if given is None else {"-": given.split("\n")}
        self._file = file if given is None else None

    def placed(self, location: Location) -> Location:
        return replace(location, file=self._file) if location.file == "-" and self._file else location

    def line(self, location: Location) -> str:
        if location.file is None:
            return ""
        lines = self._lines.get(location.file)
        if lines is None:
            lines = self._lines[location.file] = _read(location.file)
        return lines[location.line - 1].rstrip() if 1 <= location.line <= len(lines) else ""


def _read(file: str) -> list[str]:
    if not file.endswith(_SOURCE_SUFFIXES):
        return []
    path = Path(file)
    try:
        if not path.is_file() or path.stat().st_size > _LARGEST_SOURCE:
            return []
        return path.read_text(encoding="utf-8", errors="replace").split("\n")
    except (OSError, ValueError):
        return []


def _quoted(line: str, column: int) -> list[str]:
    """The line and a caret below its column, with what does not fit cut off."""
    start = len(line) - len(line.lstrip())
    if column - start > WIDTH - 24:
        start = column - 24
    shown = printable(line[start : start + WIDTH - 4])
    caret = [" " * (4 + column - start) + "^"] if 0 <= column - start < WIDTH - 4 else []
    return [f"    {shown}".rstrip(), *caret]


def printable(text: str) -> str:
    """What does nothing to a terminal, as many characters long."""
    return "".join(sign if sign.isprintable() else " " if sign == "\t" else "\ufffd" for sign in text)


def _paragraph(label: str, text: str) -> list[str]:
    first, later = f"  {label}", " " * (2 + len(label))
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)


def _shortened(value: str) -> str:
    return value if len(value) <= _MOST_OF_A_VALUE else f"{value[:_MOST_OF_A_VALUE]}..."
