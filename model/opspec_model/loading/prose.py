"""What words of a spec file may be: sentences that say something, of names that there are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opspec_model.language.walker import reserved
from opspec_model.text.problems import Report
from opspec_model.text.yaml_nodes import Scalar, sentence

# What says nothing that a reader of the signature does not see. Each is looked for as it stands, in any case.
FILLER = (
    "the input tensor",
    "the output tensor",
    "an input tensor",
    "the resulting tensor",
    "specifies",
    "this op ",
    "this operation",
    "performs",
    "utilize",
    "in order to",
    "basically",
    "simply",
    "various",
    "note that",
    "it should be noted",
    "as needed",
    "as appropriate",
    "appropriate",
    "and so on",
    "etc.",
    "is used to",
    "has no meaning",
    "it is important",
    "please",
)
LONGEST = {"about": 900, "words": 260, "says": 180}
QUOTED = re.compile(r"`([^`]*)`")
_NAME = re.compile(r"'[^']*'|#[^\n]*|[a-z]\w*\.[a-z_][\w-]*(?=\()|[a-z]+\.[a-z_]\w*|[A-Za-z_]\w*")


def refuse_poor(report: Report, text: Scalar, part: str) -> None:
    """Words that say nothing, too many of them, and sentences that do not look like one."""
    said = sentence(text)
    found = next((filler for filler in FILLER if filler in said.lower()), None)
    if found is not None:
        report.error(
            text.span, f"'{found.strip()}' says nothing", "say what it is for, what it counts, or what goes wrong"
        )
    if len(said) > LONGEST[part]:
        message = f"expected at most {LONGEST[part]} characters, found {len(said)}"
        report.error(text.span, message, "say what a reader needs first")
    if part != "says" and not re.match(r"[A-Z`0-9].*[.:]$", said, re.DOTALL):
        report.error(text.span, "expected sentences, from a capital to a full stop", None)
    if part == "says" and (said.endswith(".") or re.match(r"[A-Z][a-z]", said)):
        report.error(text.span, "expected a clause, since messages go on behind it", "no capital, no full stop")


def unknown_names(text: str, known: set[str]) -> Iterator[tuple[int, int]]:
    """Where the names in backticks stand that are not known, each the first time."""
    return _first(text, (span for quoted in QUOTED.finditer(text) for span in _unknown(text, *quoted.span(1), known)))


def unknown_steps(text: str, known: set[str]) -> Iterator[tuple[int, int]]:
    """Where the names in steps stand that are not known, each the first time."""
    return _first(text, _unknown(text, 0, len(text), known))


def _unknown(text: str, start: int, end: int, known: set[str]) -> Iterator[tuple[int, int]]:
    for match in _NAME.finditer(text, start, end):
        if match[0][0] not in "'#" and match[0] not in known and not reserved(match[0]):
            yield match.span()


def _first(text: str, spans: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    told: set[str] = set()
    for start, end in spans:
        if text[start:end] not in told:
            told.add(text[start:end])
            yield start, end
