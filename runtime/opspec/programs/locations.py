"""Where an op or a message comes from: a position in a source file and the names around it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from opspec.programs import carrier

if TYPE_CHECKING:
    from jaxlib.mlir import ir


@dataclass(frozen=True, slots=True)
class Location:
    """`file` is "-" for a program given as text, None where unknown. `names` start with the outermost."""

    file: str | None = None
    line: int = 0
    column: int = 0
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "?" if self.file is None else f"{self.file}:{self.line}:{self.column}"


UNKNOWN = Location()

_NOT_UTF8 = re.compile(r"\\[89A-F][0-9A-F]")
_POSITION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')


def decode_location(location: ir.Location) -> Location:
    """The innermost position; of a call stack the callee, of a fusion the first part that has a position."""
    ir = carrier.ir
    text = str(location)
    if _NOT_UTF8.search(text):  # asking for such a name ends the process; in print it is escaped
        position = _POSITION.search(text)
        return Location(position[1], int(position[2]), int(position[3])) if position else UNKNOWN
    names: list[str] = []
    pending: list[ir.Location] = [location]
    while pending:
        here = pending.pop()
        if type(here) is ir.Location:  # diagnostics hand out the base class
            here = ir.Location.from_attr(here.attr, here.context)
        if isinstance(here, ir.FileLineColLoc):
            return Location(here.filename, here.start_line, here.start_col, tuple(names))
        if isinstance(here, ir.NameLoc):
            names.append(here.name_str)
            pending.append(here.child_loc)
        elif isinstance(here, ir.CallSiteLoc):
            pending += (here.caller, here.callee)
        elif isinstance(here, ir.FusedLoc):
            pending += reversed(cast("list[ir.Location]", here.locations))
    return Location(names=tuple(names)) if names else UNKNOWN
