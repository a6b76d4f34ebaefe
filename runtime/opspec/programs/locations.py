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
        return ("/".join(self.names) or "?") if self.file is None else f"{self.file}:{self.line}:{self.column}"

    @property
    def instruction(self) -> str:
        """That of HLO which the op was; empty for other ops."""
        return self.names[0] if self.names and self.names[0].startswith("%") else ""


UNKNOWN = Location()
