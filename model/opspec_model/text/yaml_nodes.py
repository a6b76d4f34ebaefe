"""YAML text to a tree of frozen nodes: a scalar stays a string and knows where each of its characters stands.

A subset of YAML: no anchors, aliases, tags, merge keys, directives, tabs, second documents. What YAML would
silently misread (an unquoted comma in `{...}`, say) is reported here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeAlias

import yaml
from yaml import events

from opspec_model.text.problems import Report, Span
from opspec_model.text.scalar_extents import extents
from opspec_model.text.yaml_errors import BLOCK_TEXT, explain

MAX_DEPTH = 64

_FAST: Any = getattr(yaml, "CLoader", yaml.Loader)  # libyaml where PyYAML was built with it
_STYLES = {None: "plain", "": "plain", "'": "single", '"': "double", ">": "folded", "|": "literal"}
_BAD_CHARACTER = re.compile("[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_COMMENT = re.compile(" +#")
_SURROGATE = re.compile("[\ud800-\udfff]")
_BLOCK_HEADER = re.compile("[>|][+-]? *( #.*)?$", re.MULTILINE)
_INDENT_INDICATOR = re.compile("[>|][+-]?[0-9]")
_OPENERS = {")": "(", "]": "[", "}": "{"}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A string; `raw` is how the file spells it, quotes, escapes and indentation included."""

    text: str
    span: Span
    style: str = "plain"  # plain, single, double, folded, literal
    raw: str = ""
    commented: bool = False  # unquoted, and a comment follows on its line: YAML may have cut it there

    @property
    def missing(self) -> bool:
        """Nothing was written: `key:` and no more."""
        return self.style == "plain" and not self.text

    def position(self, offset: int) -> tuple[int, int]:
        """The line and column of `text[offset]`; for `len(text)`, of where the text ends."""
        span = self.span_of(offset, offset)
        return span.line, span.column

    def span_of(self, start: int, end: int) -> Span:
        """Where the file spells `text[start:end]`."""
        starts, ends = extents(self.raw, self.style, self.text)
        after = ends[-1] if ends else len(self.raw[:1])  # an empty text lies inside its quotes
        first = starts[start] if start < len(starts) else after
        last = ends[end - 1] if end > start else first
        return Span(self.span.file, *self._place(first), *self._place(last))

    def _place(self, offset: int) -> tuple[int, int]:
        line_start = self.raw.rfind("\n", 0, offset) + 1
        if line_start == 0:
            return self.span.line, self.span.column + offset
        return self.span.line + self.raw.count("\n", 0, offset), offset - line_start + 1


@dataclass(frozen=True, slots=True)
class Sequence:
    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapping:
    entries: tuple[tuple[Scalar, Node], ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Broken:
    """Stands where the file has something that was already reported; whoever reads it stays silent."""

    span: Span


Node: TypeAlias = Scalar | Sequence | Mapping | Broken


def sentence(text: Scalar | None) -> str:
    """A text of the file in one line; nothing where it is not given."""
    return " ".join(text.text.split()) if text is not None else ""


def parse_document(report: Report, file: str, data: bytes) -> Node | None:
    """The tree of one file, its text added to the report; None where the structure could not be made out."""
    text = _decode(report, file, data)
    if text is None or not _characters_ok(report, file, text):
        return None
    try:
        found = _parse(text)
    except yaml.MarkedYAMLError as error:
        mark, message, hint = explain(error)
        report.error(_span_at(file, text, mark), message, hint)
        return None
    return _Builder(report, file, text).build(found)


def _decode(report: Report, file: str, data: bytes) -> str | None:
    try:
        text = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        text = data.decode("utf-8", errors="replace").replace("\r\n", "\n")
        before = data[: error.start].decode("utf-8").replace("\r\n", "\n")
        report.add_source(file, text)
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        report.error(_point(file, before, len(before)), message, "save the file as UTF-8")
        return None
    report.add_source(file, text)
    return text


def _characters_ok(report: Report, file: str, text: str) -> bool:
    """Reports the characters that YAML or its readers stumble over: one of a kind on each line."""
    told = set()
    for match in _BAD_CHARACTER.finditer(text):
        char = match.group()
        span = _point(file, text, match.start())
        if (span.line, char) in told:
            continue
        told.add((span.line, char))
        if char == "\t":
            report.error(span, "a tab character", "indent and separate with spaces")
        elif char == "\ufeff":
            report.error(span, "a byte order mark (U+FEFF)", "save the file as UTF-8 without it")
        elif char in "\r\x85\u2028\u2029":
            report.error(span, f"an unusual line break (U+{ord(char):04X})", "end lines with a newline")
        else:
            hint = "remove it, or escape it in double quotes"
            report.error(span, f"a control character (U+{ord(char):04X})", hint)
    return not told


def _parse(text: str) -> list[Any]:
    """The parser's events. What the fast parser refuses, the plain one judges: every build has it."""
    try:
        return list(_events(text, _FAST))
    except yaml.MarkedYAMLError:
        return list(_events(text, yaml.Loader))


def _events(text: str, loader: Any) -> Any:
    parser = loader(text)
    depth = 0
    try:
        while parser.check_event():
            event = parser.get_event()
            if isinstance(event, events.CollectionStartEvent):
                depth += 1
            elif isinstance(event, events.CollectionEndEvent):
                depth -= 1
            if depth > MAX_DEPTH:
                raise yaml.MarkedYAMLError(problem="nested too deep", problem_mark=event.start_mark)
            yield event
    except ValueError:  # PyYAML hands any number to chr()
        raise yaml.MarkedYAMLError(problem="no such character", problem_mark=parser.get_mark()) from None
    finally:
        parser.dispose()


def _point(file: str, text: str, index: int) -> Span:
    line = text.count("\n", 0, index) + 1
    column = index - text.rfind("\n", 0, index)
    return Span(file, line, column, line, column + 1)


def _span_at(file: str, text: str, mark: Any) -> Span:
    """One character at a mark; at the end of the file, just after its last visible character."""
    return _point(file, text, min(mark.index, len(text.rstrip())))


class _Builder:
    """Builds the tree from parser events with a stack of its own, so that depth costs no recursion."""

    def __init__(self, report: Report, file: str, text: str) -> None:
        self.report = report
        self.file = file
        self.text = text

    def build(self, found: list[Any]) -> Node | None:
        stack: list[tuple[Any, list[Node]]] = []  # open collections: start event, children (keys and values)
        root: Node | None = None
        documents = 0
        for event in found:
            if isinstance(event, events.ScalarEvent):
                self._check_properties(event)
                node: Node = self._scalar(event)
            elif isinstance(event, events.CollectionStartEvent):
                self._check_properties(event)
                stack.append((event, []))
                continue
            elif isinstance(event, events.CollectionEndEvent):
                start, children = stack.pop()
                node = self._collection(start, event, children)
            elif isinstance(event, events.DocumentStartEvent):
                documents += 1
                if documents == 2:
                    self._error(event, "a second document", "one file holds one document: remove the '---'")
                    return root
                if event.version or event.tags:
                    self._error(event, "a YAML directive", "remove the line that starts with '%'")
                continue
            elif isinstance(event, events.AliasEvent):
                span = self._span(event.start_mark, event.end_mark)
                hint = "repeat what it stands for; an expression that starts with '*' must be quoted"
                self.report.error(span, f"a YAML alias (*{event.anchor})", hint)
                node = Broken(span)
            else:
                continue
            if stack:
                stack[-1][1].append(node)
            else:
                root = node
        if root is None or (isinstance(root, Scalar) and root.missing):
            self.report.error(Span.whole(self.file), "the file is empty")
            return None
        return root

    def _check_properties(self, event: Any) -> None:
        if event.anchor is not None:
            hint = "remove it; an expression that starts with '&' must be quoted"
            self._error(event, f"a YAML anchor (&{event.anchor})", hint)
        if event.tag is not None:
            hint = "remove it; text that starts with '!' must be quoted"
            self._error(event, "a YAML tag", hint)

    def _scalar(self, event: Any) -> Scalar | Broken:
        start, end = event.start_mark, event.end_mark
        begin = start.index
        style = _STYLES[event.style]
        if event.anchor is not None or event.tag is not None:  # the mark is at `&name` or `!tag`
            begin = _skip_properties(self.text, begin, end.index)
        raw = self.text[begin : end.index]
        if not raw or begin != start.index:  # libyaml's line of an empty text can be the next one
            span = self._span_of(begin, begin + len(raw))
        elif style in ("folded", "literal"):
            span = self._span_of(begin, begin + len(raw.rstrip()))
        else:
            span = self._span(start, end)
        scalar = Scalar(event.value, span, style, raw, style == "plain" and self._comment_follows(end.index))
        if _SURROGATE.search(event.value):
            self.report.error(span, "an escape for half a surrogate pair", "write the character itself")
            return Broken(span)
        if style in ("folded", "literal") and not _BLOCK_HEADER.match(raw):
            if _INDENT_INDICATOR.match(raw):
                hint = "remove the digit, or use double quotes"
                self.report.error(span, "a block with an indentation indicator", hint)
            else:
                place = begin + (2 if raw[1] in "+-" else 1)  # where PyYAML's own parser refuses it
                self.report.error(_point(self.file, self.text, place), BLOCK_TEXT, "quote the text")
            return Broken(span)
        return scalar

    def _comment_follows(self, index: int) -> bool:
        return _COMMENT.match(self.text, index) is not None

    def _collection(self, start: Any, end: Any, children: list[Node]) -> Node:
        if start.flow_style:
            span = self._span(start.start_mark, end.end_mark)
            if self._split_by_comma(children):
                return Broken(span)
        elif children:  # the end event of a block collection lies at the next token
            begin = self._span(start.start_mark, start.start_mark)
            span = begin.to(max(children, key=lambda c: (c.span.end_line, c.span.end_column)).span)
        else:
            span = self._span(start.start_mark, start.start_mark)
        if isinstance(start, events.SequenceStartEvent):
            return Sequence(tuple(children), span)
        return self._mapping(children, span, flow=start.flow_style)

    def _split_by_comma(self, children: list[Node]) -> bool:
        """Whether unquoted text in {...} or [...] has unbalanced brackets: a comma or colon cut it there."""
        torn = [c for c in children if isinstance(c, Scalar) and c.style == "plain" and not _balanced(c.text)]
        if not torn:
            return False
        last = torn[-1] if len(torn) > 1 else children[-1]
        whole = torn[0].span.to(last.span)
        message = "an expression broken by YAML: in {...} and [...] a comma or a colon ends unquoted text"
        self.report.error(whole, message, f"quote it: {_quoted(self._slice(whole))}")
        return True

    def _slice(self, span: Span) -> str:
        lines = self.text.split("\n")[span.line - 1 : span.end_line]
        lines[-1] = lines[-1][: span.end_column - 1]
        lines[0] = lines[0][span.column - 1 :]
        return " ".join(line.strip() for line in lines)

    def _mapping(self, children: list[Node], span: Span, flow: bool) -> Node:
        entries: list[tuple[Scalar, Node]] = []
        first: dict[str, Scalar] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar):
                if not isinstance(key, Broken):
                    hint = "text that starts with '{' or '[' must be quoted"
                    self.report.error(key.span, "a key must be plain text", hint)
            elif key.text == "<<" and key.style == "plain":
                self.report.error(key.span, "a YAML merge key", "write the merged keys out")
            elif key.text in first:
                message = f"the key '{key.text}' is already there, in line {first[key.text].span.line}"
                self.report.error(key.span, message, "keys are unique: rename or remove one")
            else:
                first[key.text] = key
                if flow and isinstance(value, Scalar) and value.missing:
                    hint = "give it one; if it belongs to an expression, quote that as a whole"
                    self.report.error(key.span, f"the key '{key.text}' has no value", hint)
                    value = Broken(value.span)
                entries.append((key, value))
        return Mapping(tuple(entries), span)

    def _error(self, event: Any, message: str, hint: str | None = None) -> None:
        start = event.start_mark
        self.report.error(_point(self.file, self.text, start.index), message, hint)

    def _span(self, start: Any, end: Any) -> Span:
        return Span(self.file, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

    def _span_of(self, start: int, end: int) -> Span:
        first, last = _point(self.file, self.text, start), _point(self.file, self.text, end)
        return Span(self.file, first.line, first.column, last.line, last.column)


def _skip_properties(text: str, index: int, end: int) -> int:
    """From the mark of an anchor or tag to the content behind it."""
    match = re.compile(r"(?:[&!]\S*\s*)+").match(text, index, end)
    return match.end() if match else index


def _balanced(text: str) -> bool:
    stack: list[str] = []
    for char in text:
        if char in "([{":
            stack.append(char)
        elif char in _OPENERS and (not stack or stack.pop() != _OPENERS[char]):
            return False
    return not stack


def _quoted(text: str) -> str:
    if '"' in text or "\\" in text:
        return "'" + text.replace("'", "''") + "'"
    return f'"{text}"'
