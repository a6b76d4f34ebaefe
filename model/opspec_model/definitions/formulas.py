"""An expression of a file, checked."""

from __future__ import annotations

from dataclasses import dataclass, field

from opspec_model.language.tree import Node
from opspec_model.text.problems import Span


@dataclass(frozen=True, slots=True)
class Formula:
    """An expression of the file."""

    text: str
    tree: Node
    span: Span = field(compare=False)

    def __str__(self) -> str:
        return " ".join(self.text.split())
