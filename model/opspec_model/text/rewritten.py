"""Texts that no file holds as they stand, made of pieces of texts that one does: each character knows its place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from opspec_model.text.problems import Span
from opspec_model.text.yaml_nodes import Scalar


@dataclass(frozen=True, slots=True)
class Piece:
    """A text that stands for `origin.text[start:end]`, or is that."""

    text: str
    origin: Scalar
    start: int
    end: int

    def span_of(self, start: int, end: int) -> Span:
        """Where the characters from `start` to `end` of this piece come from."""
        if self.text != self.origin.text[self.start : self.end]:
            return self.origin.span_of(self.start, self.end)
        return self.origin.span_of(self.start + start, self.start + end)


Pieces: TypeAlias = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Rewritten(Scalar):
    """A scalar that is made of pieces."""

    pieces: Pieces = ()

    def span_of(self, start: int, end: int) -> Span:
        first, last = self._character(start), self._character(max(start, end - 1), behind=end > start)
        return first.to(last) if (last.end_line, last.end_column) >= (first.line, first.column) else first

    def _character(self, offset: int, behind: bool = False) -> Span:
        """Of one character; of none, before it."""
        for piece in self.pieces:
            if offset < len(piece.text):
                return piece.span_of(offset, offset + behind)
            offset -= len(piece.text)
        last = self.pieces[-1]
        return last.span_of(len(last.text), len(last.text))


def part(origin: Scalar, start: int, end: int) -> Piece:
    """A part of a text as it stands there."""
    return Piece(origin.text[start:end], origin, start, end)


def rewritten(pieces: Iterable[Piece], at: Span) -> Rewritten:
    """The text of some pieces, which stands for what is written `at`."""
    found = tuple(pieces)
    text = "".join(piece.text for piece in found)
    return Rewritten(text, at, raw=text, pieces=found)


def replaced(scalar: Scalar, parts: Iterable[tuple[int, int, str]]) -> Scalar:
    """A text with other words in some places, in the order of these."""
    pieces: list[Piece] = []
    at = 0
    for start, end, text in parts:
        pieces += [part(scalar, at, start), Piece(text, scalar, start, end)]
        at = end
    if not pieces:
        return scalar
    return rewritten([piece for piece in (*pieces, part(scalar, at, len(scalar.text))) if piece.text], scalar.span)
