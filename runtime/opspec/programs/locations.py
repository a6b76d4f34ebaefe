"""Where an op or a message comes from: a position in a source file and the names around it."""

from __future__ import annotations

from dataclasses import dataclass


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
