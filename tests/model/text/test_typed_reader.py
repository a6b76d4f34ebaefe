"""Reading documents into dataclasses: what is accepted, how problems are told, that the schema agrees."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from textwrap import dedent
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec_generator.schema import schema_text
from opspec_model.text.accepted import Doc, Pattern, Table, Text, shape_of
from opspec_model.text.file_format import OpFile
from opspec_model.text.problems import Report, Span
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Mapping, Node, Scalar, parse_document
from tests.checkout import ROOT
from tests.model.text.format_agreement import agree
from tests.samples import rounds

Name = Annotated[str, Pattern("[a-z_][a-z0-9_]*", "a name")]
RuleName = Annotated[str, Pattern("C[1-9][0-9]*", "a rule number (C1, ...)")]
Version = Annotated[str, Pattern(r"[0-9]+\.[0-9]+\.[0-9]+", "a version (1.2.3)")]


@dataclass(frozen=True, slots=True)
class Rule:
    """One constraint."""

    rule: Annotated[Text, Doc("what must hold")]
    span: Span
    infers: Name | None = None
    needs: tuple[RuleName, ...] = ()


@dataclass(frozen=True, slots=True)
class Attribute:
    type_: Name
    default: Text | None = None


@dataclass(frozen=True, slots=True)
class Struct:
    struct: Name
    fields: Table[Name, Attribute | Struct | Name]


@dataclass(frozen=True, slots=True)
class Op:
    """An op."""

    op: Annotated[Scalar, Pattern(r"[a-z]+\.[a-z_]+", "a qualified op name (dialect.op)")]
    summary: Annotated[str, Doc("one line")]
    attributes: Table[Name, Attribute | Struct | Name] = Table()  # noqa: RUF009 (a table cannot change)
    constraints: Table[RuleName, Rule] = Table()  # noqa: RUF009
    accuracy: Literal["exact", "ulp", "1"] | None = None
    commutative: bool = False
    rank: int | None = None
    value: Text | tuple[Text, ...] | Table[Name, Text] | None = None
    since: Version | None = None
    examples: Node | None = None


GOOD = dedent(
    """\
    op: demo.pad
    summary: Pad it.
    attributes:
      low: ints
      mode: {type: ints, default: 0}
      dims: {struct: dims, fields: {if_: ints, inner: {struct: x, fields: {}}}}
    constraints:
      C1: {rule: "len(low) == 1"}
      C2:
        rule: >-
          a +
          b
        infers: result
        needs: [C1]
    accuracy: exact
    commutative: true
    rank: 3
    value: {a: x, b: 'y'}
    since: 0.9.0
    examples: [1, {a: [null, ~]}]
    """
)


def load(text: str, cls: type[Any] = Op) -> tuple[Any, str]:
    report = Report()
    node = parse_document(report, "t.yaml", text.encode())
    found = read(report, cls, node) if node is not None else None
    return found, report.render()


def test_a_file_becomes_dataclasses_with_places() -> None:
    op, errors = load(GOOD)
    assert errors == ""
    assert isinstance(op, Op)
    assert op.op.span == Span("t.yaml", 1, 5, 1, 13)
    assert list(op.attributes) == ["low", "mode", "dims"]
    assert op.attributes["low"] == "ints"
    mode = op.attributes["mode"]
    assert isinstance(mode, Attribute)
    assert mode.type_ == "ints"
    assert mode.default is not None
    assert mode.default.text == "0"
    dims = op.attributes["dims"]
    assert isinstance(dims, Struct)
    assert dims.fields["if_"] == "ints"
    assert dims.fields["inner"] == Struct("x", Table())
    assert op.constraints.key("C2").span == Span("t.yaml", 9, 3, 9, 5)
    rule = op.constraints["C2"]
    assert rule.rule.span_of(4, 5) == Span("t.yaml", 12, 7, 12, 8)
    assert rule.span.line == 10
    assert (rule.infers, rule.needs) == ("result", ("C1",))
    assert (op.accuracy, op.commutative, op.rank, op.since) == ("exact", True, 3, "0.9.0")
    assert isinstance(op.value, Table)
    assert [value.text for value in op.value.values()] == ["x", "y"]
    assert not isinstance(op.examples, (Mapping, Scalar, type(None)))


def test_what_is_absent_has_its_default() -> None:
    op, errors = load("op: a.b\nsummary: s\n")
    assert errors == ""
    assert isinstance(op, Op)
    assert (len(op.attributes), op.accuracy, op.commutative, op.value) == (0, None, False, None)


# what replaces what in GOOD; the place, the message, the hint
PROBLEMS = [
    ("rank: 3", "rnak: 3", "17:1", "unknown key 'rnak'", "did you mean 'rank'?"),
    ("rank: 3", "zzz: 3", "17:1", "unknown key 'zzz'", "keys here: op, summary, attributes, constraints"),
    ("summary: Pad it.", "", "1:1", "the key 'summary' is missing", "one line"),
    ('{rule: "len(low) == 1"}', "{infers: x}", "8:3", "constraints.C1: the key 'rule' is missing", "what"),
    ('{rule: "len(low) == 1"}', "", "8:3", "constraints.C1: expected a mapping, found nothing", ""),
    ('{rule: "len(low) == 1"}', "[a]", "8:7", "constraints.C1: expected a mapping, found a sequence", ""),
    ('{rule: "len(low) == 1"}', "abc", "8:7", "constraints.C1: expected a mapping, found 'abc'", ""),
    ("  C1:", "  X1:", "8:3", "constraints: unknown key 'X1'", "a key here is a rule number"),
    ("[C1]", "[C1, c2]", "14:17", "constraints.C2.needs: expected a rule number (C1, ...), found 'c2'", ""),
    ("[C1]", "C1", "14:12", "constraints.C2.needs: expected a sequence, found 'C1'", ""),
    ("[C1]", "[{}]", "14:13", "constraints.C2.needs: expected a rule number (C1, ...), found a mapping", ""),
    ("exact", "exac", "15:11", "accuracy: expected one of exact, ulp, 1, found 'exac'", "'exact'?"),
    ("true", "yes", "16:14", "commutative: expected true or false, found 'yes'", ""),
    ("true", "'true'", "16:14", "commutative: expected true or false, found the quoted text 'true'", ""),
    ("rank: 3", "rank: 3.0", "17:7", "rank: expected an integer, found '3.0'", ""),
    ("rank: 3", "rank: ~", "17:7", "rank: expected an integer, found ~, which is no text unless quoted", ""),
    ("0.9.0", "0.9", "19:8", "since: expected a version (1.2.3), found '0.9'", ""),
    ("demo.pad", "pad", "1:5", "op: expected a qualified op name (dialect.op), found 'pad'", ""),
    ("low: ints", "low: {type: x, defult: 1}", "4:18", "attributes.low: unknown key 'defult'", "'default'?"),
    ("low: ints", "low: {struct: x}", "4:3", "attributes.low: the key 'fields' is missing", ""),
    ("low: ints", "low: [ints]", "4:8", "attributes.low: expected a mapping or a name, found a sequence", ""),
    ("'y'", "y # cut", "18:18", "YAML cuts this expression at ' #': the rest is a comment", "quote"),
    ("{a: x", "{a: [x]", "18:12", "value.a: expected an expression, found a sequence", ""),
]


@pytest.mark.parametrize(("old", "new", "place", "message", "hint"), PROBLEMS, ids=[p[3] for p in PROBLEMS])
def test_each_problem_is_told_at_its_place(old: str, new: str, place: str, message: str, hint: str) -> None:
    _, errors = load(GOOD.replace(old, new, 1).replace("# cut}", "# cut\n}"))
    assert errors.startswith(f"t.yaml:{place}: error: {message}\n")
    assert errors.count(": error: ") == 1
    assert hint in errors.partition("help: ")[2]


def test_all_problems_are_told_in_one_run() -> None:
    constraints = "{C1: {rul: x}, D: {rule: y, needs: z}}"
    _, errors = load(f"op: pad\nattributes: [a]\nconstraints: {constraints}\nrank: x\n")
    assert errors.count(": error: ") == 8, errors


def test_an_unknown_key_alone_does_not_hide_the_rest() -> None:
    op, errors = load(GOOD + "extra: 1\n")
    assert "unknown key 'extra'" in errors
    assert isinstance(op, Op)


def test_what_the_document_already_reported_is_not_told_again() -> None:
    op, errors = load(GOOD.replace('"len(low) == 1"', "max(low, 1) == 1"))
    assert op is None
    assert errors.count(": error: ") == 1, errors


def test_annotations_that_a_file_cannot_tell_apart_are_refused() -> None:
    for hint in (str | Text, tuple[str, ...] | tuple[int, ...], Rule | Table[Name, str], Rule | Rule2):
        with pytest.raises(TypeError):
            shape_of(hint)
    with pytest.raises(TypeError):
        shape_of(dict[str, str])


@dataclass(frozen=True, slots=True)
class Rule2:
    rule: Text
    other: str = ""


def test_the_schema_is_valid_deterministic_and_documented() -> None:
    text = schema_text(Op, id="https://example.org/op.schema.json", title="Op file")
    assert text == schema_text(Op, id="https://example.org/op.schema.json", title="Op file")
    schema = json.loads(text)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["description"] == "An op."
    assert schema["required"] == ["op", "summary"]
    assert schema["properties"]["summary"]["description"] == "one line"
    assert list(schema["$defs"]) == ["Attribute", "Rule", "Struct"]
    assert "description" not in schema["$defs"]["Attribute"]
    assert schema["$defs"]["Rule"]["properties"]["rule"] == {
        "description": "what must hold",
        "type": ["string", "number", "boolean"],
    }
    assert schema["properties"]["accuracy"] == {"enum": ["exact", "ulp", "1", 1]}


def test_schema_and_reader_accept_a_good_file() -> None:
    assert agree(Op, GOOD) == (True, True)


VALUES = ["x", "abc.d", "'x y'", "0", "1.5", "true", "null", "", "[a, b]", "[]", "{}", "{a: b}", "[{a: b}]"]
VALUES += ["{rule: x}", "{type: t}", "{struct: s, fields: {a: b}}", "{struct: s}", "{C1: {rule: x}}"]
VALUES += ["0.9.0", "C1"]
KEYS = ["op", "summary", "attributes", "constraints", "accuracy", "commutative", "rank", "value"]
KEYS += ["since", "extra"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", VALUES)
def test_schema_and_reader_agree_on_any_value_of_any_key(key: str, value: str) -> None:
    fields = {"op": "a.b", "summary": "s", key: value}
    read_ok, schema_ok = agree(Op, "".join(f"{k}: {v}\n" for k, v in fields.items()))
    assert read_ok == schema_ok


@dataclass(frozen=True, slots=True)
class Measured:
    """A number of each form that a pattern may want."""

    count: Annotated[str, Pattern("[1-9][0-9]*", "from 1 on")] = "1"
    index: Annotated[str, Pattern("[0-9]+", "from 0 on")] = "0"
    offset: Annotated[str, Pattern("-?[0-9]+", "any integer")] = "0"
    size: Annotated[str, Pattern(r"-?[0-9]+(\.[0-9]+)?", "any number")] = "0"


@pytest.mark.parametrize("key", ["count", "index", "offset", "size"])
@pytest.mark.parametrize("value", ["0", "'0'", "1", "'1'", "-1", "'-1'", "12", "0.5", "'0.5'", "1.10", "true", "x"])
def test_schema_and_reader_agree_on_numbers_that_a_pattern_refuses(key: str, value: str) -> None:
    read_ok, schema_ok = agree(Measured, f"{key}: {value}\n")
    assert read_ok == schema_ok


@pytest.mark.parametrize("value", ["0", "'0'", "-1", "0.5", "2"])
def test_an_accuracy_of_no_units_is_refused_by_reader_and_schema(value: str) -> None:
    text = (ROOT / "spec/ops/stablehlo/sine.yaml").read_text(encoding="utf-8")
    changed = re.sub(r"^accuracy: .*$", f"accuracy: {{f32: {value}}}", text, flags=re.MULTILINE)
    assert changed != text
    assert agree(OpFile, changed) == (value == "2", value == "2")


def test_schema_and_reader_agree_when_any_line_is_removed_or_doubled_in_name() -> None:
    lines = GOOD.splitlines()
    for n in range(len(lines)):
        for changed in ([], [lines[n].replace(":", "x:", 1)], [lines[n].split(":")[0] + ":"]):
            text = "\n".join(lines[:n] + changed + lines[n + 1 :]) + "\n"
            report = Report()
            if parse_document(report, "t.yaml", text.encode()) is None or report:
                continue
            read_ok, schema_ok = agree(Op, text)
            assert read_ok == schema_ok, text


_LEAVES = st.sampled_from(["x", "0", "1.5", "true", "'x y'", "null", "C1", "ints"])
_NAMES = st.sampled_from(["type", "default", "struct", "fields", "rule", "infers", "needs", "C1", "a"])


def _flow(children: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    sequences = st.lists(children, max_size=2).map(lambda items: f"[{', '.join(items)}]")
    mappings = st.dictionaries(_NAMES, children, max_size=3)
    return sequences | mappings.map(lambda d: "{" + ", ".join(f"{k}: {v}" for k, v in d.items()) + "}")


@settings(max_examples=rounds(300), deadline=None)
@given(st.sampled_from(KEYS), st.recursive(_LEAVES, _flow, max_leaves=8))
def test_schema_and_reader_agree_on_nested_values(key: str, value: str) -> None:
    fields = {"op": "a.b", "summary": "s", key: value}
    read_ok, schema_ok = agree(Op, "".join(f"{k}: {v}\n" for k, v in fields.items()))
    assert read_ok == schema_ok
