"""A program in pretty form as a module that nobody has verified.

The library verifies what it parses, and says no more than what is wrong with the first bad op. But an op that fails
the checks of its own is printed whole, in generic form, in a note to the message, before what it holds is looked at.
So a program is read as the region of an op that always fails; its generic form stands in the note, and is read where
no dialect is registered. Names and order of the ops tell where in the text each of them stands. Constants of more
than a few elements are elided in notes; the text has them, in the same order.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from opspec.programs import carrier, printed_form
from opspec.programs.carrier import CarrierMessage, Refused, decode_location
from opspec.programs.convolution_numbers import hidden
from opspec.programs.disguise import shown
from opspec.programs.locations import Location
from opspec.programs.records import ModuleView, View

CURRENT_OP = "see current operation: "
VALUE = r"%[\w$.-]+"

_HOLDER = '%opspec = "opspec.value"() : () -> tensor<i1>\n"stablehlo.if"(%opspec) ({\n'
_HELD = '\n"stablehlo.return"() : () -> ()\n}) : (tensor<i1>) -> ()\n'
_HOLDS = '  "stablehlo.return"() : () -> ()\n})'
_ALIAS = re.compile(r"^[#!][\w.$-]+ = [^\n]*$", re.MULTILINE)
_RESOURCES = re.compile(r"^\{-#.*\Z", re.MULTILINE | re.DOTALL)
_OP = re.compile(
    rf'"(?:[^"\\\n]|\\.)*"(?!\s*\()|//[^\n]*'  # what is no op: strings and comments
    rf"|(?:^|(?<=[{{:]))[ \t]*(?P<made>{VALUE}(?::\d+)?(?:\s*,\s*{VALUE}(?::\d+)?)*\s*=\s*)?"
    r'(?P<name>"[\w$.-]+"(?=\s*\()|(?:[a-zA-Z_]\w*(?:\.[\w$-]+)+|return|call|module)(?![\w$.-]|\s*=))',
    re.MULTILINE | re.ASCII,
)
_BRACKET = re.compile(r'//[^\n]*|"(?:[^"\\]|\\.)*"|->|\bloc\(|[<({\[]|[>)}\]]|%|\b[a-z]\w*\.|\breturn\b|\bcall\b')
_RESOURCE = "dense_resource<"
_ELIDED = f"{_RESOURCE}__elided__>"
_NEVER_ELIDED = 16  # elements of a constant that a note always shows
_DENSE = re.compile(
    r'(?P<data>\bdense(?:_resource)?<(?:"[^"\n]*"|[^<>"]*)>)\s*:\s*'
    r"(?P<type>(?:tensor|vector)<(?P<shape>(?:\d+\s*x\s*)*)[^<>]*(?:<[^<>]*>[^<>]*)*>)"
    r'|(?P<alias>#[\w.$-]+)|"(?:[^"\\\n]|\\.)*"|//[^\n]*'
)
_APPLIES = re.compile(r"\bapplies\b")


@dataclass(frozen=True, slots=True)
class Unverified:
    """The module, and whether the places of its ops are known."""

    module: ModuleView
    placed: bool


def is_elided(text: str) -> bool:
    """Whether a note of the library leaves out the data of a constant."""
    return _ELIDED in text


def read_unverified(text: str, context: carrier.ir.Context) -> Unverified | None:
    """None where the note leaves out what the text does not tell either. Raises `Refused` with what the library says of
    text that it cannot parse, at places of this text.
    """
    aliases = "".join(f"{match[0]}\n" for match in _ALIAS.finditer(text))
    found = _RESOURCES.search(text)
    resources = "" if found is None else found[0]
    body = _ALIAS.sub("", text.removesuffix(resources))
    before = aliases + _HOLDER
    try:
        carrier.parse(hidden(before + body + _HELD + resources), context)
    except Refused as refused:
        held = next(filter(None, map(_held, refused.messages)), None)
        if held is None:
            shift = before.count("\n")
            raise Refused(_shifted(message, shift) for message in refused.messages) from None
    else:
        raise AssertionError("an op with a region too few passed the verifier")
    whole = _with_data(held, body, aliases)
    if whole is None:
        return None
    module = ModuleView(carrier.parse(shown(whole) + resources, carrier.bare_context()).operation)
    return Unverified(module, _place(module, shown(text), aliases))


def _held(message: CarrierMessage) -> str | None:
    """The generic form of the program, from the note of the op that holds it."""
    for note in message.notes:
        found = note.text.removeprefix(CURRENT_OP).lstrip()
        if found.startswith('"stablehlo.if"(') and message.text.endswith("expected 2 regions"):
            start, end = found.find("({\n"), found.rfind(_HOLDS)
            return found[start + 3 : end] + "\n" if 0 <= start < end and found.count("\n", end) == 1 else None
    return None


def _with_data(held: str, body: str, aliases: str) -> str | None:
    """The generic form with the constants that it lacks, from the text; None where they are not those of the text."""
    if _RESOURCE not in held:
        return held
    found, given = list(_large(held, {})), list(_large(body, _aliases(aliases)))
    if [_type(match) for match in found] != [_type(match) for match in given]:
        return None
    pieces: list[str] = []
    end = 0
    for match, source in zip(found, given, strict=True):
        pieces += held[end : match.start()], source[0]
        end = match.end()
    return "".join([*pieces, held[end:]])


def _aliases(text: str) -> dict[str, re.Match[str]]:
    """The aliases that stand for a large constant."""
    lines = (line.partition(" = ") for line in text.splitlines())
    return {name: found for name, _, value in lines for found in _large(value, {})}


def _large(text: str, aliases: Mapping[str, re.Match[str]]) -> Iterator[re.Match[str]]:
    """The constants that a note may elide or name otherwise, those that stand behind an alias too."""
    for match in _DENSE.finditer(text):
        if match["alias"] in aliases:
            yield aliases[match["alias"]]
        elif match["data"] and (match["data"].startswith(_RESOURCE) or _size(match["shape"]) > _NEVER_ELIDED):
            yield match


def _size(shape: str) -> int:
    return math.prod(map(int, shape.split("x")[:-1]))


def _type(match: re.Match[str]) -> str:
    return "".join(match["type"].split())


def _shifted(message: CarrierMessage, lines: int) -> CarrierMessage:
    place = message.location
    if place.file == "-" and place.line > lines:
        place = replace(place, line=place.line - lines)
    return replace(message, location=place, notes=tuple(_shifted(note, lines) for note in message.notes))


# --- where the ops stand --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Written:
    """An op as the text begins it."""

    start: int
    at: int  # where its name stands
    name: str

    def is_(self, op: str) -> bool:
        return op == self.name or ("." not in self.name and op.endswith(f".{self.name}"))


def _place(module: ModuleView, text: str, aliases: str) -> bool:
    """Give each op the place that it has in the text; False where text and module do not run in step."""
    written = list(_written(text))
    lines = [0, *(match.end() for match in re.finditer("\n", text))]
    at = 0
    found: list[tuple[View, _Written | None]] = []
    implied: set[int] = set()
    for view in module.walk():
        inside = view.parent is not None and id(view.parent) in implied
        if inside or at == len(written) or not written[at].is_(view.written):
            found.append((view, None))
            if inside:
                implied.add(id(view))
            continue
        end = written[at + 1].start if at + 1 < len(written) else len(text)
        if view.name == "stablehlo.reduce" and _APPLIES.search(text, written[at].at, end):
            implied.add(id(view))
        found.append((view, written[at]))
        at += 1
    if at < len(written):
        return False
    for view, here in found:
        if here is not None:
            line = bisect_right(lines, here.at)
            view._location = Location("-", line, here.at - lines[line - 1] + 1)
        elif view.parent is not None:  # what the text leaves out, such as the body of `applies`
            view._location = view.parent.location
    if "loc(" in text:
        _name_sources([(view, here) for view, here in found if here is not None], text, aliases)
    return True


def _written(text: str) -> Iterator[_Written]:
    for match in _OP.finditer(text):
        if match["name"]:
            start = match.start("made") if match["made"] else match.start("name")
            yield _Written(start, match.start("name"), match["name"].strip('"'))


def _name_sources(found: list[tuple[View, _Written]], text: str, aliases: str) -> None:
    """The locations that the text itself gives ops, behind them: `loc("model.py":3:1)`, `loc(#loc4)`."""
    starts = {here.start for _, here in found}
    given: dict[str, list[View]] = {}
    for view, here in found:
        if written := _given(text, here.at, starts):
            given.setdefault(written, []).append(view)
    body = "\n".join(f'"opspec.here"() : () -> () {location}' for location in given)
    try:
        module = carrier.parse(f"{aliases}{body}\n", carrier.bare_context())
    except Refused:
        return
    for op, views in zip(module.body.operations, given.values(), strict=True):
        location = decode_location(op.location)
        for view in views:
            view._location = location if location.file is not None else view._location


def _given(text: str, start: int, starts: set[int]) -> str:
    """The `loc(...)` behind an op, outside of its brackets and before the next op."""
    depth = 0
    for token in _BRACKET.finditer(text, start):
        if depth == 0 and token.start() > start and token.start() in starts:
            return ""
        kind = token[0]
        if kind == "loc(" and depth == 0:
            close = printed_form.enclosed(text, token.end() - 1)
            return text[token.start() : close + 1] if close > 0 else ""
        depth += (kind[-1] in "<({[") - (kind in (">", ")", "}", "]"))
        if depth < 0:
            return ""
    return ""
