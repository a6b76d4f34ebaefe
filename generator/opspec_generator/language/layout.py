"""Lines of Python no longer than they should be: an expression's text, broken at its outermost brackets."""

from __future__ import annotations

import re

WIDTH = 100
OPEN, CLOSE = "([{", ")]}"
BREAKS = re.compile(r" (?=(?:or|and|if|else|==|<=|<|\+|-|\||&) )")


def layout(prefix: str, text: str, indent: int = 0) -> str:
    """`prefix` and `text` at this indent, over as many lines as it takes. Continuation lines are indented by four."""
    pad = " " * indent
    if len(pad) + len(prefix) + len(text) <= WIDTH:
        return f"{pad}{prefix}{text}"
    start, end = _outer(text)
    if start is not None and (end == len(text) - 1 or not _spaced(text[end + 1 :])) and not _spaced(text[:start]):
        inner = _items(text[start + 1 : end])
        lines = [f"{pad}{prefix}{text[: start + 1]}"]
        single = len(inner) == 1
        for item in inner:
            lines.append(layout("", item if single else f"{item},", indent + 4))
        lines.append(f"{pad}{text[end:]}")
        return "\n".join(lines)
    trailing = "," if text.endswith(",") else ""
    parts = _split(text.removesuffix(","))
    if len(parts) == 1:
        return f"{pad}{prefix}{text}"
    if prefix.endswith(("= ", "return ", "")) and not _bracketed(prefix):
        lines = [f"{pad}{prefix}("]
        lines += [layout("", part, indent + 4) for part in parts]
        lines.append(f"{pad}){trailing}")
        return "\n".join(lines)
    return "\n".join(layout("", part, indent) for part in parts)


def _bracketed(prefix: str) -> bool:
    return prefix.endswith("(")


def _outer(text: str) -> tuple[int | None, int]:
    """The first outermost pair of brackets."""
    start = next((i for i, c in enumerate(text) if c in OPEN), None)
    if start is None:
        return None, -1
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in OPEN) - (text[i] in CLOSE)
        if depth == 0:
            return start, i
    return None, -1


def _spaced(text: str) -> bool:
    """Whether an operator stands outside brackets."""
    return len(_split(text)) > 1


def _pieces(text: str) -> list[int]:
    """Positions outside all brackets."""
    depth, found = 0, []
    for i, c in enumerate(text):
        depth += (c in OPEN) - (c in CLOSE)
        if depth == 0:
            found.append(i)
    return found


def _items(text: str) -> list[str]:
    """The comma-separated items of a bracket's content; a comprehension is one item."""
    outside = set(_pieces(text))
    if any(text.startswith((" for ", "lambda"), i) for i in outside) and " for " in text:
        return [text]
    items, start = [], 0
    for i in sorted(outside):
        if text[i] == "," and not text[start:i].lstrip().startswith("lambda "):
            items.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return [*items, last] if last else items


def _split(text: str) -> list[str]:
    """The parts of an expression between the operators that stand outside all brackets."""
    outside = set(_pieces(text))
    parts, start = [], 0
    for match in BREAKS.finditer(text):
        if match.start() in outside and match.start() > 0:
            parts.append(text[start : match.start()].strip())
            start = match.start() + 1
    return [*parts, text[start:].strip()]
