"""docs/questions.md on the built site: each question is answered where its clicks lead."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from posixpath import join, normpath

from tests.checkout import ROOT

MOST_CLICKS = 2
_ROW = re.compile(r"^\| (?P<question>.*\?) \| (?P<clicks>.*?) \| (?P<words>.*?) \| .* \|$", re.MULTILINE)
_CLICK = re.compile(r"(search )?`([^`]+)`")
_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass(frozen=True)
class Question:
    """`clicks`: names of links, and what is typed into the search where the first of a pair is true."""

    asked: str
    clicks: tuple[tuple[bool, str], ...]
    words: tuple[str, ...]


def questions() -> list[Question]:
    page = (ROOT / "docs/questions.md").read_text("utf-8")
    return [
        Question(
            row["question"],
            tuple((bool(typed), name) for typed, name in _CLICK.findall(row["clicks"])),
            tuple(row["words"].split(", ")),
        )
        for row in _ROW.finditer(page)
    ]


class Page(HTMLParser):
    """The links of a page by their text, and the text of each element that has a name."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[tuple[str, str]] = []
        self.named: dict[str, str] = {}
        self.text = ""
        self._open: list[tuple[str, str, str, int]] = []  # tag, address, name, where its text begins
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            told = dict(attrs)
            self._open.append((tag, (tag == "a" and told.get("href")) or "", told.get("id") or "", len(self.text)))

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            opened, address, name, start = self._open.pop()
            words = " ".join(self.text[start:].split())
            if address:
                self.links.append((words, address))
            if name:
                self.named[name] = words
            if opened == tag:
                break

    def handle_data(self, data: str) -> None:
        if not self._open or self._open[-1][0] not in ("script", "style"):
            self.text += data


def unanswered(html: Path) -> Iterator[str]:
    """What is not as the page says, a line each."""
    for question in questions():
        at = "index.html"
        for typed, name in question.clicks:
            found = _searched(html, name) if typed else _linked(html, at, name)
            if found is None:
                yield f"{question.asked} {at} leads nowhere by {name!r}"
                break
            at = found
        else:
            file, _, anchor = at.partition("#")
            page = Page(html / file)
            text = page.named.get(anchor, "") if anchor else page.text
            missing = [word for word in question.words if word.lower() not in " ".join(text.split()).lower()]
            if missing:
                yield f"{question.asked} {at} does not say {missing}"


def _linked(html: Path, at: str, name: str) -> str | None:
    """Where the first link of that name leads."""
    links = Page(html / at.partition("#")[0]).links
    found = next((address for words, address in links if words == name), None)
    if found is None:
        return None
    file, _, anchor = found.partition("#")
    target = normpath(join(at, "..", file)) if file else at.partition("#")[0]
    return f"{target}#{anchor}" if anchor else target


def _searched(html: Path, name: str) -> str | None:
    """What the search knows by that name; tests/generator/search_queries.yaml has what it shows first."""
    text = (html / "_static/search-index.js").read_text("utf-8")
    rows, _ = json.JSONDecoder().raw_decode(text, text.index("["))
    named = (row[2] for row in rows if name in (row[1], row[1].partition(".")[2], *row[4]))
    return next(named, None)
