"""How many there are of something, in words."""

from __future__ import annotations


def counted(number: int, noun: str, many: str = "") -> str:
    """The number with the noun, in its plural where there is not one: `many`, or the noun with an s."""
    return f"{number:,} {noun if number == 1 else many or f'{noun}s'}"


def count(number: int, noun: str) -> str:
    """The same, with a word for none."""
    return counted(number, noun) if number else f"no {noun}s"
