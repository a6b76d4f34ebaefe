"""Words, names and code as the Markdown of the pages writes them."""

from __future__ import annotations

import re
from html import escape

MARKUP = re.compile(r"([\\`*_{}\[\]<>$#|~])")


def symbol(name: str) -> str:
    escaped = name.replace("_", r"\_")
    return name if len(name) == 1 else rf"\mathit{{{escaped}}}"


def escaped(text: str) -> str:
    """Words as they are, whatever signs of markup they hold."""
    return _escaped_part(" ".join(text.split()))


def _escaped_part(text: str) -> str:
    return MARKUP.sub(r"\\\1", text)


def prose(text: str) -> str:
    """Words in which names stand in backticks, as in Markdown."""
    parts = " ".join(text.split()).split("`")
    return "".join(code(part) if at % 2 else _escaped_part(part) for at, part in enumerate(parts))


def worded(text: str) -> str:
    """The same as HTML, which takes no time to be read."""
    parts = enumerate(" ".join(text.split()).split("`"))
    return "".join(f'<code class="literal">{escape(part)}</code>' if at % 2 else escape(part) for at, part in parts)


def sentence(clause: str) -> str:
    """What a rule says, as a sentence of its own."""
    return f"{clause[:1].upper()}{prose(clause)[1:]}." if clause else ""


def code(text: str) -> str:
    return f"`{text}`"


def told(text: str) -> str:
    """Words, fit for a table's cell."""
    return cell(escaped(text))


def cell(text: str) -> str:
    """Markup, fit for a table's cell."""
    return re.sub(r"(?<!\\)\|", r"\\|", text)
