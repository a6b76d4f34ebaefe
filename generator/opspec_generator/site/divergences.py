"""Where others are known to differ, each with its program: the lists of `divergences.yaml`, which tests hold true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from opspec_generator.site.pages import folded_away

if TYPE_CHECKING:
    from sphinx.application import Sphinx

FILE = "divergences.yaml"  # beside the pages


class Divergences(SphinxDirective):
    """`divergences LIST`: each entry of a list, its program folded away."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        path = Path(self.env.srcdir) / FILE
        self.env.note_dependency(str(path))
        entries: list[Mapping[str, Any]] = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)[self.arguments[0]]
        listed = nodes.bullet_list()
        for entry in sorted(entries, key=lambda entry: str(entry["case"])):
            line = nodes.paragraph("", "", nodes.literal("", entry["case"]), nodes.Text(f", {_who(entry)}: "))
            line += nodes.Text(" ".join(entry["why"].split()))
            program = nodes.literal_block("", entry["program"].rstrip(), language="text")
            listed += nodes.list_item("", line, folded_away("The program", program, *_told(entry)))
        return [nodes.paragraph("", f"There are {len(entries)}."), listed]


def _who(entry: Mapping[str, Any]) -> str:
    """Who differs, and since or until when."""
    who = str(entry.get("oracle") or entry.get("backend") or "the library")
    what = entry.get("library") or entry["answer"]
    when = [f"{word} {entry[word]}" for word in ("since", "until") if word in entry]
    return " ".join([who, str(what), *when])


def _told(entry: Mapping[str, Any]) -> Iterator[nodes.Node]:
    """What it is given, what it has to give, and what it gives instead."""
    for key, words in (("inputs", "of"), ("outputs", "gives"), ("found", "and there")):
        if entry.get(key):
            yield nodes.paragraph("", words, classes=["of"])
            yield nodes.literal_block("", "\n".join(map(str, entry[key])), language="text")


def setup(app: Sphinx) -> None:
    app.add_directive("divergences", Divergences)
