"""Lines of C++ no longer than they should be: expressions broken at outer operators, or inside brackets."""

from __future__ import annotations

import re

WIDTH = 110
OPEN, CLOSE = "([{", ")]}"
TIERS = (r"\?|:", r"\|\|", "&&", "==|!=|<=|>=|<|>", r"\+|-", r"\*|/")
LAMBDA = re.compile(r"(\[&\](?:\([^()]*\))?) \{ return (.*); \}")


def statement(prefix: str, text: str, indent: int, suffix: str = ";") -> list[str]:
    """`prefix`, an expression and `suffix` at this indent, over as many lines as it takes."""
    pad = " " * indent
    whole = f"{pad}{prefix}{text}{suffix}"
    if len(whole) <= WIDTH:
        return [whole]
    function = LAMBDA.fullmatch(text)
    if function is not None:
        body = statement("return ", function[2], indent + 2)
        return [f"{pad}{prefix}{function[1]} {{", *body, f"{pad}}}{suffix}"]
    parts = _parts(text)
    if len(parts) > 1 and parts[1].startswith(": ") and prefix.endswith(("= ", "return ")):
        lines = statement("", parts[0], indent + 4, "")
        for part in parts[1:-1]:
            lines += _continued(part, indent + 4)
        return [f"{pad}{prefix.rstrip()}", *lines, *_continued(parts[-1], indent + 4, suffix)]
    if len(parts) > 1:
        inner = indent + 4 if prefix else indent
        lines = statement(prefix, parts[0], indent, "")
        for part in parts[1:-1]:
            lines += _continued(part, inner)
        return [*lines, *_continued(parts[-1], inner, suffix)]
    bracket = _bracket(text)
    if bracket is None:
        return [whole]
    start, end = bracket
    while text[start + 1] in OPEN and _bracket(text[start + 1 : end]) == (0, end - start - 2):
        start, end = start + 1, end - 1  # `f({a, b})` is broken like `f(a, b)`
    lines = [f"{pad}{prefix}{text[: start + 1]}"]
    if len(lines[0]) > WIDTH and _bracket(text[:start]) is not None:
        lines = statement(prefix, text[:start], indent, text[start])
    items = _items(text[start + 1 : end])
    for at, item in enumerate(items):
        lines += statement("", item, indent + 4, "," if at < len(items) - 1 else "")
    if end + 1 == len(text):
        lines[-1] += f"{text[end:]}{suffix}"
        return lines
    return [*lines, *statement("", text[end:], indent, suffix)]


def _continued(part: str, indent: int, suffix: str = "") -> list[str]:
    """A part that begins with its operator."""
    sign, _, rest = part.partition(" ")
    return statement(f"{sign} ", rest, indent, suffix)


def _outside(text: str) -> list[int]:
    """Positions outside all brackets and quotes."""
    depth, quoted, found = 0, False, []
    for i, c in enumerate(text):
        quoted ^= c == '"'
        depth += 0 if quoted else (c in OPEN) - (c in CLOSE)
        if depth == 0 and not quoted:
            found.append(i)
    return found


def _parts(text: str) -> list[str]:
    """The parts between the loosest operators outside all brackets; a choice is broken before each colon."""
    outside = set(_outside(text))
    for tier in TIERS:
        at = [m.start() for m in re.finditer(rf" (?=(?:{tier}) )", text) if m.start() in outside]
        if tier.startswith(r"\?"):
            at = [i for i in at if text[i + 1] == ":"] or at
        if at:
            cuts = [*zip([0, *(i + 1 for i in at)], [*at, len(text)], strict=True)]
            return [text[start:end] for start, end in cuts]
    return [text]


def _bracket(text: str) -> tuple[int, int] | None:
    """The outermost pair of brackets that holds the most."""
    best: tuple[int, int] | None = None
    depth, start, quoted = 0, 0, False
    for i, c in enumerate(text):
        quoted ^= c == '"'
        if quoted:
            continue
        if c in OPEN:
            start = i if depth == 0 else start
            depth += 1
        elif c in CLOSE:
            depth -= 1
            if depth == 0 and i > start + 1 and (best is None or i - start > best[1] - best[0]):
                best = start, i
    return best


def _items(text: str) -> list[str]:
    """The comma-separated items of a bracket's content."""
    outside = set(_outside(text))
    items, start = [], 0
    for i in sorted(outside):
        if text[i] == ",":
            items.append(text[start:i].strip())
            start = i + 1
    return [*items, text[start:].strip()]
