"""Lines of Python no longer than they should be: expressions broken at their outermost brackets or operators."""

from __future__ import annotations

import re

WIDTH = 100
OPEN, CLOSE = "([{", ")]}"
HEAD = re.compile(r"lambda[^:(\[]*: ")  # a function's parameters stay with its name
# Where a long expression is broken: at the operators that bind least.
TIERS = (r"if|else", "or", "and", "==|!=|<=|>=|<|>", r"\|", "&", r"\+|-", r"\*|//|/|%")


def layout(prefix: str, text: str, indent: int = 0) -> str:
    """`prefix` and `text` at this indent, over as many lines as it takes; continuation lines are indented by four."""
    pad = " " * indent
    given = HEAD.match(text)
    if given is not None:
        prefix, text = prefix + given[0], text[given.end() :]
    if len(pad) + len(prefix) + len(text) <= WIDTH:
        return f"{pad}{prefix}{text}"
    comma = "," if text.endswith(",") else ""
    body = text.removesuffix(",")
    keyword = re.match(r"[A-Za-z_]\w*=", body)
    if keyword is not None:
        return layout(prefix + keyword[0], body[keyword.end() :] + comma, indent)
    if re.fullmatch(r'"[^"]*"', body):
        if prefix:
            return "\n".join([f"{pad}{prefix}(", *_string(body[1:-1], f"{pad}    "), f"{pad}){comma}"])
        return "\n".join(_string(body[1:-1], pad)) + comma
    parts = _split(body)
    if len(parts) > 1:
        lines = [f"{pad}{prefix}("] if prefix else []
        lines += [layout("", part, indent + 4 if prefix else indent) for part in parts]
        return "\n".join([*lines, f"{pad}){comma}"] if prefix else [*lines[:-1], lines[-1] + comma])
    start, end = _outer(body)
    if start is None:
        return f"{pad}{prefix}{text}"
    inner = body[start + 1 : end]
    items = _items(inner)
    call = start > 0 and (body[start - 1].isalnum() or body[start - 1] in "_])")
    # `(x,)` is not `(x)`, and `v[k,]` is not `v[k]`.
    meant = call if body[start] == "(" else not call
    commas = not _comprehension(inner) and (meant or len(items) > 1 or inner.rstrip().endswith(","))
    lines = [f"{pad}{prefix}{body[: start + 1]}"]
    lines += [layout("", f"{item}{',' if commas else ''}", indent + 4) for item in items]
    return "\n".join([*lines, f"{pad}{body[end:]}{comma}"])


def _string(text: str, pad: str) -> list[str]:
    """A long string as adjacent literals, broken between words."""
    lines, line = [], ""
    for word in text.split(" "):
        if line and len(pad) + len(line) + len(word) + 4 > WIDTH:
            lines.append(f'{pad}"{line} "')
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, f'{pad}"{line}"']


def _outer(text: str) -> tuple[int | None, int]:
    """The first outermost pair of brackets that holds anything."""
    start = None
    depth, quoted = 0, False
    for i, c in enumerate(text):
        quoted ^= c == '"'
        if quoted:
            continue
        if c in OPEN:
            start = i if depth == 0 else start
            depth += 1
        elif c in CLOSE:
            depth -= 1
            if depth == 0 and start is not None and i > start + 1:
                return start, i
    return None, -1


def _outside(text: str) -> list[int]:
    """Positions outside all brackets and quotes."""
    heads = {i for head in HEAD.finditer(text) for i in range(*head.span())}
    depth, quoted, found = 0, False, []
    for i, c in enumerate(text):
        quoted ^= c == '"'
        depth += 0 if quoted else (c in OPEN) - (c in CLOSE)
        if depth == 0 and not quoted and i not in heads:
            found.append(i)
    return found


def _comprehension(text: str) -> bool:
    outside = set(_outside(text))
    return any(match.start() in outside for match in re.finditer(r" for ", text))


def _items(text: str) -> list[str]:
    """The comma-separated items of a bracket's content; a comprehension is broken before `for` and `if`."""
    outside = set(_outside(text))
    if _comprehension(text):
        at = next(m.start() for m in re.finditer(r" for ", text) if m.start() in outside)
        return [text[:at].strip(), text[at:].strip()] if len(text) > WIDTH - 20 else [text]
    items, start = [], 0
    for i in sorted(outside):
        if text[i] == ",":
            items.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return [*items, last] if last else items


def _split(text: str) -> list[str]:
    """The parts of an expression between the loosest operators that stand outside all brackets."""
    outside = set(_outside(text))
    for tier in TIERS:
        parts, start = [], 0
        for match in re.finditer(rf" (?=(?:{tier}) )", text):
            if match.start() in outside and match.start() > 0:
                parts.append(text[start : match.start()].strip())
                start = match.start() + 1
        if parts:
            return [*parts, text[start:].strip()]
    return [text]
