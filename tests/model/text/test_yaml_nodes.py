"""YAML documents: strings stay strings, traps are told where they lie, each character knows its place."""

from __future__ import annotations

import random
from textwrap import dedent

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec_model.text import yaml_nodes
from opspec_model.text.problems import Problem, Report, Span, SpecError, did_you_mean
from opspec_model.text.yaml_nodes import Mapping, Node, Scalar, Sequence, parse_document
from tests.samples import rounds


def parse(text: str) -> tuple[Node | None, str]:
    report = Report()
    node = parse_document(report, "t.yaml", text.encode())
    return node, report.render()


def plain(node: Node | None) -> object:
    match node:
        case Scalar(text):
            return text
        case Sequence(items):
            return [plain(item) for item in items]
        case Mapping(entries):
            return {key.text: plain(value) for key, value in entries}
    return None


def only_value(text: str) -> Scalar:
    node, errors = parse(text)
    assert errors == ""
    assert isinstance(node, Mapping)
    value = node.entries[-1][1]
    assert isinstance(value, Scalar)
    return value


def test_scalars_stay_strings() -> None:
    node, errors = parse("a: on\nb: 1.10\n0.9.0: ~\nc: [null, yes, '1', 0x1F, 1e3]\nd:\n")
    assert errors == ""
    c = ["null", "yes", "1", "0x1F", "1e3"]
    assert plain(node) == {"a": "on", "b": "1.10", "0.9.0": "~", "c": c, "d": ""}


def test_spans_are_one_based_and_end_after_the_last_character() -> None:
    node, _ = parse("# a\r\nkey:  {x: 'y z'}\r\nlist:\n- one\n- >-\n  two\n\n\n# end\n")
    assert isinstance(node, Mapping)
    (key, inner), (_, items) = node.entries
    assert key.span == Span("t.yaml", 2, 1, 2, 4)
    assert inner.span == Span("t.yaml", 2, 7, 2, 17)
    assert isinstance(inner, Mapping)
    assert inner.entries[0][1].span == Span("t.yaml", 2, 11, 2, 16)
    assert items.span == Span("t.yaml", 4, 1, 6, 6)
    assert node.span == Span("t.yaml", 2, 1, 6, 6)


def test_only_an_unquoted_scalar_before_a_comment_may_have_been_cut() -> None:
    assert only_value("a: x # y").commented
    assert only_value("a: x\n  + y # z").commented
    assert not only_value("a: 'x' # y").commented
    assert not only_value("a: x#y").commented
    assert not only_value("a: >- # y\n  x\n").commented


# text, place, message, hint: each text has exactly one problem
TRAPS = [
    ("a: {rule: max(a, b) == c}", "1:11", "an expression broken by YAML", 'quote it: "max(a, b) == c"'),
    ("a: {rule: f(a, b: c), x: y}", "1:11", "an expression broken by YAML", 'quote it: "f(a, b: c)"'),
    ("a: [f(x, y)]", "1:5", "an expression broken by YAML", 'quote it: "f(x, y)"'),
    ("a: {b: c,\n d: f(x,\n y)}", "2:5", "an expression broken by YAML", 'quote it: "f(x, y)"'),
    ('a: {rule: f("x", y)}', "1:11", "an expression broken by YAML", "quote it: 'f(\"x\", y)'"),
    ("a: {rule: shape(x)[0] == 1}", "1:19", "expected ',' or '}' in what '{' opens in line 1", "quote"),
    ("a: {b, c: d}", "1:5", "the key 'b' has no value", "quote"),
    ("a: 'x' == b", "1:8", "expected the end of the line", "quote"),
    ("a: b: c", "1:5", "a ':' cannot stand here", "quote"),
    ("a: x +\n  # comment\n  y", "3:3", "expected the end of the line", "quote"),
    ("a: @x", "1:4", "text cannot start with '@'", "quote"),
    ("a: %x", "1:4", "text cannot start with '%'", "quote"),
    ("a: >= x", "1:5", "text that starts with '>' or '|' must be quoted", "quote"),
    ("a: |#x\n  y\n", "1:5", "text that starts with '>' or '|' must be quoted", "quote"),
    ("a: >2\n   x", "1:4", "a block with an indentation indicator", "digit"),
    ("a: - x", "1:4", "a '-' item cannot start here", "quote"),
    ("a: ? x", "1:4", "a '?' cannot start text here", "quote"),
    ("a: &n b", "1:4", "a YAML anchor (&n)", "quoted"),
    ("a: *n", "1:4", "a YAML alias (*n)", "quoted"),
    ("a: !t b", "1:4", "a YAML tag", "quoted"),
    ("a: &", "1:4", "text that starts with '&' or '*' must be quoted", "quote"),
    ("<<: {a: b}", "1:1", "a YAML merge key", "write"),
    ("a: 1\nb: 2\na: 3", "3:1", "the key 'a' is already there, in line 1", "unique"),
    ("? [a, b]\n: c", "1:3", "a key must be plain text", "quoted"),
    ("---\na: b\n---\nc: d", "3:1", "a second document", "---"),
    ("%YAML 1.1\n---\na: b", "1:1", "a YAML directive", "%"),
    ("a: b\n...\nc", "3:1", "expected the end of the file", "remove"),
    ("a: 'b\nc: d", "1:4", "this quoted text is never closed", "quote"),
    ('a: "b', "1:4", "this quoted text is never closed", "quote"),
    ("a: [b, c", "1:4", "this '[' is never closed", "close"),
    ('a: "\\q"', "1:6", "an unknown escape in double quotes", "backslash"),
    ('a: "\\xZ"', "1:7", "an escape lacks hexadecimal digits", ""),
    ('a: "\\ud800"', "1:4", "an escape for half a surrogate pair", "character"),
    ('a: "\\U00110000"', "1:7", "an escape for a character that does not exist", ""),
    ("a: 1\n  b: 2", "2:4", "a ':' cannot stand here", "indentation"),
    ("a:\n  b: 1\n c: 2", "3:2", "this line is indented deeper than those around it", "align"),
    ("a: b\n- c", "2:1", "a '-' item among 'key: value' lines", "indent"),
    ("a: b\nc", "2:1", "expected 'key: value', found text without a colon", "quote"),
    ("a:\n\tb: c", "2:1", "a tab character", "spaces"),
    ("\ufeffa: b", "1:1", "a byte order mark (U+FEFF)", "without"),
    ("a: b\rc", "1:5", "an unusual line break (U+000D)", "newline"),
    ("a: b\u2028c", "1:5", "an unusual line break (U+2028)", "newline"),
    ("a: \x07", "1:4", "a control character (U+0007)", "remove"),
    ("[" * 100_000, "1:65", "nested too deep", "closed"),
    ("# nothing\n", "", "the file is empty", ""),
]


@pytest.mark.parametrize(("text", "place", "message", "hint"), TRAPS, ids=[repr(t[0][:30]) for t in TRAPS])
@pytest.mark.parametrize("loader", ["libyaml", "plain"])
def test_each_trap_is_told_once_at_its_place(
    text: str, place: str, message: str, hint: str, loader: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if loader == "plain":
        monkeypatch.setattr(yaml_nodes, "_FAST", yaml.Loader)
    report = Report()
    parse_document(report, "t.yaml", text.encode())
    [problem] = report.sorted()
    assert str(problem.span) == ("t.yaml" if not place else f"t.yaml:{place}")
    assert message in problem.message
    assert hint in (problem.hint or "")


def test_bytes_that_are_no_utf8_are_shown_where_they_are() -> None:
    report = Report()
    assert parse_document(report, "t.yaml", b"a: b\r\n\xc3\xa4: \xff") is None
    assert str(report.problems[0].span) == "t.yaml:2:4"
    assert "byte 0xFF is not UTF-8" in report.render()


def test_all_traps_of_a_well_formed_file_are_reported_in_one_run() -> None:
    _, errors = parse("a: &x 1\na: 2\nb: {rule: f(a, b)}\nc: {d}\n")
    assert errors.count("error:") == 4


class Speller:
    """Spells text in a YAML style and notes where each character goes, apart from the product's account."""

    def __init__(self, rng: random.Random, line: int, column: int) -> None:
        self.rng = rng
        self.line, self.column = line, column
        self.out = ""
        self.text = ""
        self.places: list[tuple[int, int]] = []

    def write(self, spelling: str, char: str = "") -> None:
        if char:
            self.text += char
            self.places.append((self.line, self.column))
        for c in spelling:
            self.out += c
            self.line, self.column = (self.line + 1, 1) if c == "\n" else (self.line, self.column + 1)

    def blanks(self) -> str:
        return " " * self.rng.randint(0, 3)

    def fold(self, indent: int) -> None:
        """Break the line: a space when once, else newlines."""
        extra = self.rng.choice([0, 0, 1, 2])
        if extra == 0:
            self.write(self.blanks() + "\n", " ")
        else:
            self.write(self.blanks() + "\n")
            for _ in range(extra):
                self.write(self.blanks())
                self.write("\n", "\n")
        self.write(" " * indent + self.blanks())

    def words(self, style: str, words: list[str]) -> None:
        for n, word in enumerate(words):
            if n:
                if self.rng.random() < 0.5:
                    self.fold(2)
                elif style == "double" and self.rng.random() < 0.3:
                    self.write("\\\n   ")
                else:
                    for _ in range(self.rng.randint(1, 2)):
                        self.write(" ", " ")
            for char in word:
                if style == "single" and char == "'":
                    self.write("''", char)
                elif style == "double" and (char in '"\\' or self.rng.random() < 0.2):
                    forms = [f"\\U{ord(char):08x}"]
                    forms += [f"\\u{ord(char):04X}"] if ord(char) < 0x10000 else []
                    forms += [f"\\x{ord(char):02x}"] if ord(char) < 0x100 else []
                    forms += ["\\" + char] if char in '"\\/' else []
                    self.write(self.rng.choice(forms), char)
                else:
                    self.write(char, char)

    def block(self, style: str, chomping: str, words: list[str]) -> None:
        """One line a word, some indented deeper: breaks around those are not folded."""
        self.write((">" if style == "folded" else "|") + chomping + self.rng.choice(["", "  # why"]) + "\n")
        indent = self.rng.randint(1, 4)
        deeper = [False] + [self.rng.random() < 0.3 for _ in words[1:]]
        for n, word in enumerate(words):
            self.write(" " * indent)
            for char in (" " if deeper[n] else "") + word:
                self.write(char, char)
            if n == len(words) - 1:
                break
            extra = self.rng.choice([0, 0, 1, 2])
            joined = style == "folded" and not deeper[n] and not deeper[n + 1]
            if joined:
                self.write("\n", " " if extra == 0 else "")
            else:
                self.write("\n", "\n")
            for _ in range(extra):
                self.write(" " * self.rng.randint(0, indent))
                self.write("\n", "\n")
        trailing = self.rng.randint(0, 2)
        self.write("\n", "" if chomping == "-" else "\n")
        for _ in range(trailing):
            self.write("\n", "\n" if chomping == "+" else "")


_CHARACTERS = st.sampled_from("abcxyz019+*/()<>=.,_é日\U0001f600'\"\\")
_PLAIN_CHARACTERS = st.sampled_from("abcxyz019+*/()<>=._é日\U0001f600")
_SEEDS = st.integers(0, 2**32 - 1)


def check_places(speller: Speller, source: str) -> None:
    scalar = only_value(source)
    assert scalar.text == speller.text
    assert [scalar.position(i) for i in range(len(scalar.text))] == speller.places
    for i, (line, column) in enumerate(speller.places):
        span = scalar.span_of(i, i + 1)
        assert (span.line, span.column) == (line, column)
        assert (span.end_line, span.end_column) > (line, column)


@settings(max_examples=rounds(150), deadline=None)
@given(st.lists(st.text(_CHARACTERS, min_size=1, max_size=5), min_size=1, max_size=6), _SEEDS)
@pytest.mark.parametrize("style", ["single", "double"])
def test_places_in_quoted_text(style: str, words: list[str], seed: int) -> None:
    quote = "'" if style == "single" else '"'
    start = "# first\nother: 1\nkey: "
    speller = Speller(random.Random(seed), 3, 6)
    speller.write(quote)
    speller.words(style, words)
    speller.write(quote)
    check_places(speller, start + speller.out + "  # end\n")


@settings(max_examples=rounds(150), deadline=None)
@given(st.lists(st.text(_PLAIN_CHARACTERS, min_size=1, max_size=5), min_size=1, max_size=6), _SEEDS)
def test_places_in_plain_text(words: list[str], seed: int) -> None:
    words[0] = "a" + words[0]
    speller = Speller(random.Random(seed), 2, 6)
    speller.words("plain", [f"w{word}" for word in words])
    check_places(speller, "a: b\nkey: " + speller.out + "\n")


@settings(max_examples=rounds(150), deadline=None)
@given(st.lists(st.text(_CHARACTERS, min_size=1, max_size=5), min_size=1, max_size=6), _SEEDS)
@pytest.mark.parametrize("chomping", ["", "-", "+"])
@pytest.mark.parametrize("style", ["folded", "literal"])
def test_places_in_blocks(style: str, chomping: str, words: list[str], seed: int) -> None:
    speller = Speller(random.Random(seed), 1, 6)
    speller.block(style, chomping, words)
    check_places(speller, "key: " + speller.out)


def test_a_span_within_a_folded_expression_points_into_its_lines() -> None:
    scalar = only_value("rule: >-\n    first +\n    second\n")
    start = scalar.text.index("second")
    assert scalar.span_of(start, start + 6) == Span("t.yaml", 3, 5, 3, 11)
    assert scalar.position(len(scalar.text)) == (3, 11)


def test_the_place_of_an_empty_text_is_inside_its_quotes() -> None:
    assert only_value("a: ''").position(0) == (1, 5)


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("ab: \n-'\"\\{}[],#>|é?&*!()\t"), max_size=40))
def test_any_text_is_read_or_reported(text: str) -> None:
    node, errors = parse(text)
    assert node is not None or errors


def report_of(text: str, *problems: Problem) -> str:
    report = Report()
    report.add_source("a.yaml", text)
    report.problems.extend(problems)
    return report.render()


def test_a_problem_is_shown_under_its_line() -> None:
    text = "constraints:\n" * 11 + '  C1: {rule: "len(edge_padding_low) == rank(operan)"}\n'
    hint = did_you_mean("operan", ["operand"])
    problem = Problem(Span("a.yaml", 12, 45, 12, 51), "unknown name 'operan'", hint)
    assert report_of(text, problem) == dedent(
        """\
        a.yaml:12:45: error: unknown name 'operan'
          12 |   C1: {rule: "len(edge_padding_low) == rank(operan)"}
             |                                             ^^^^^^
        help: did you mean 'operand'?"""
    )


def test_wide_characters_and_tabs_keep_the_caret_in_place() -> None:
    assert report_of("日本\tx", Problem(Span("a.yaml", 1, 4, 1, 5), "m")) == (
        "a.yaml:1:4: error: m\n   1 | 日本 x\n     |      ^"
    )
    assert report_of("x日本", Problem(Span("a.yaml", 1, 2, 1, 4), "m")).endswith("     |  ^^^^")


@pytest.mark.parametrize("start", [1, 2, 30, 60, 90, 150, 290, 299, 301])
@pytest.mark.parametrize("length", [1, 5, 200])
def test_long_lines_are_windowed_around_the_problem(start: int, length: int) -> None:
    line = "".join(chr(ord("a") + i % 26) for i in range(300))
    shown = report_of(line, Problem(Span("a.yaml", 1, start, 1, start + length), "m")).split("\n")
    assert all(len(part) <= 100 for part in shown[1:])
    caret = shown[2].index("^")
    if start <= 300:
        assert shown[1][caret] == line[start - 1]
    assert len(shown[2].rstrip()) >= min(caret + length, 90) or start + length > 300


def test_a_span_over_several_lines_is_shown_in_its_first() -> None:
    shown = report_of("a b\nc", Problem(Span("a.yaml", 1, 3, 2, 2), "m"))
    assert shown == "a.yaml:1:3: error: m\n   1 | a b\n     |   ^"


def test_problems_are_sorted_and_told_once() -> None:
    late, early = Span("b.yaml", 1, 1, 1, 2), Span("a.yaml", 10, 1, 10, 2)
    report = Report()
    for span in (late, early, late):
        report.error(span, "m")
    report.error(Span("a.yaml", 9, 1, 9, 2), "m")
    report.error(Span.whole("a.yaml"), "unreadable")
    assert [str(p.span) for p in report.sorted()] == ["a.yaml", "a.yaml:9:1", "a.yaml:10:1", "b.yaml:1:1"]
    with pytest.raises(SpecError, match=r"a\.yaml: error: unreadable"):
        report.raise_if_any()


def test_suggestions() -> None:
    assert did_you_mean("Operand", ["result", "operand"]) == "did you mean 'operand'?"
    assert did_you_mean("padding", {"paddings", "operand"}) == "did you mean 'paddings'?"
    assert did_you_mean("qqq", ["operand"]) is None
    assert did_you_mean("ab", ["abc", "abd"]) == did_you_mean("ab", ["abd", "abc"])
