"""Families and sizes: what an op file need not say, and how a spec folder is told what is wrong with either."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from opspec_model.definitions.spec import Constraint, Op
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.expanded_op_file import expanded_nodes
from opspec_model.loading.families import family_files
from opspec_model.loading.op_loading import load_all, load_op
from opspec_model.loading.op_shapes import op_files
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT
from tests.core_base import core_base

SPEC = ROOT / "spec"
HEADER = "dialect: acme\nsummary: For tests.\nversion: 1.4.0\nsince: 1.0.0\npackage: opspec_acme\n"
SHAPED = """\
summary: One tensor to one of its shape.
operands: {operand: tensor<S x T>}
results: {result: tensor<S x T>}
constraints:
  C1: {size: result}
"""
TWICE = """\
op: acme.twice
summary: Twice the value.
family: shaped
typevars: {T: float}
semantics: "operand[o] + operand[o]"
examples:
  some: "tensor<2xf32> [1, -2] -> [2, -4]"
"""
WRITTEN_OUT = """\
op: acme.twice
summary: Twice the value.
typevars: {T: float}
operands: {operand: tensor<T>}
results: {result: tensor<T>}
constraints:
  C1: {rule: "shape(result) == shape(operand)", infers: result}
semantics:
  index: o
  value: "operand[o] + operand[o]"
accuracy: exact
examples:
  some:
    inputs: {operand: "tensor<2xf32> [1, -2]"}
    outputs: {result: "tensor<2xf32> [2, -4]"}
history: {1.0.0: added}
"""


def pack(folder: Path, op: str = TWICE, families: Mapping[str, str] | None = None, header: str = HEADER) -> Path:
    """A spec folder beside the core with one op, and the families that it is built on."""
    (folder / "dialects").mkdir(parents=True)
    (folder / "dialects/acme.yaml").write_text(header, encoding="utf-8")
    (folder / "ops/acme").mkdir(parents=True)
    (folder / "ops/acme/twice.yaml").write_text(op, encoding="utf-8")
    (folder / "families").mkdir()
    for name, text in ({"shaped": SHAPED} if families is None else families).items():
        (folder / f"families/{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def load(folder: Path) -> Op:
    return load_op(folder / "ops/acme/twice.yaml", load_base(folder, core=SPEC, functions=False))


def said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What is reported of a folder whose file is wrong."""
    monkeypatch.chdir(folder)
    with pytest.raises(SpecError) as caught:
        load_all(op_files(Path()), load_base(Path(), core=SPEC, functions=False))
    return str(caught.value)


def rules(op: Op) -> list[tuple[str, str, str | None, str | None, tuple[str, ...]]]:
    return [(rule.name, str(rule.formula), rule.infers, rule.public, rule.needs) for rule in op.rules]


# --- what is short means what is long -----------------------------------------------------------------


def test_an_op_of_a_family_is_the_op_that_is_written_out(tmp_path: Path) -> None:
    short = load(pack(tmp_path / "short"))
    long = load(pack(tmp_path / "long", WRITTEN_OUT, {}))
    assert rules(short) == rules(long) == [("C1", "shape(result) == shape(operand)", "result", None, ())]
    for part in ("typevars", "operands", "results", "accuracy", "history", "summary"):
        assert getattr(short, part) == getattr(long, part), part
    assert [str(e.inputs) for e in short.examples] == [str(e.inputs) for e in long.examples]
    assert [str(e.outputs) for e in short.examples] == [str(e.outputs) for e in long.examples]


def test_a_pack_uses_a_family_of_the_core_and_builds_its_own_on_one(tmp_path: Path) -> None:
    of_the_core = load(pack(tmp_path / "core", TWICE.replace("shaped", "unary"), {}))
    built = load(pack(tmp_path / "built", families={"shaped": "summary: As unary.\nfamily: public_unary\n"}))
    assert rules(of_the_core) == [("C1", "shape(result) == shape(operand)", "result", None, ())]
    assert rules(built) == [("C1", "shape(result) == shape(operand)", "result", "C1", ())]


def test_what_the_op_says_replaces_what_the_family_says_key_by_key(tmp_path: Path) -> None:
    family = SHAPED + '  C3: {rule: "rank(operand) < 9", says: few}\nhistory: {1.4.0: wider}\naccuracy: reduction\n'
    own = (
        "accuracy: {f32: 2}\nhistory: {1.2.0: 'a change'}\n"
        'constraints:\n  C2: {rule: "0 < rank(operand)"}\n  C3: {says: not many, needs: [C2]}\n'
    )
    op = load(pack(tmp_path, TWICE + own, {"shaped": family}))
    assert [(rule.name, rule.says, rule.needs) for rule in op.rules] == [
        ("C1", "`result` has the shape of `operand`", ()),
        ("C2", None, ()),
        ("C3", "not many", ("C2",)),
    ]
    assert str(op.rules[2].formula) == "rank(operand) < 9"
    assert op.accuracy == {"f32": "2"}
    assert list(op.history) == ["1.0.0", "1.2.0", "1.4.0"]


def test_documents_show_a_file_as_if_it_were_written_out() -> None:
    base = core_base()
    for name, sections in {
        "stablehlo/abs": {"operands", "results", "constraints", "semantics", "examples"},
        "stablehlo/tanh": {"attributes", "constraints", "semantics", "history"},
    }.items():
        document = expanded_nodes(SPEC / f"ops/{name}.yaml", base)
        assert document is not None
        assert sections <= {key.text for key, _ in document.entries}


# --- sizes --------------------------------------------------------------------------------------------

PADDED = """\
op: acme.twice
summary: Something with sizes.
typevars: {T: float}
operands: {x: tensor<S x T>, y: tensor<S x T>, v: vector<width x T>, xs: "tensor<L x T>..."}
attributes: {low: "i64[rank(x)]", high: {type: "i64[rank(x)]", default: "fill(rank(x), 1)"}, table: "i64[rank(x)][2]"}
results: {result: tensor<S x T>}
define: {width: "len(S)"}
constraints:
  C1: {size: result, like: y, public: C7}
  C2: {size: y}
  C3..C5: {size: [low, high, table], public: C8}
  C6: {rule: "0 <= low + S", needs: [C3]}
  C7: {rule: "0 < len(xs)"}
  C8: {size: xs, needs: [C7]}
  C9: {size: v, says: "as wide as x is deep"}
semantics: "x[o] + y[o] + v[[0]]"
examples:
  some:
    inputs: {x: "tensor<1xf32> [1]", y: "tensor<1xf32> [2]", v: "tensor<1xf32> [3]", xs: ["tensor<f32> 0"]}
    attributes: {low: "[1]", table: "[[1, 2]]"}
    outputs: {result: "tensor<1xf32> [6]"}
"""


def test_sizes_stand_for_rules_with_their_numbers(tmp_path: Path) -> None:
    op = load(pack(tmp_path, PADDED, {}))
    assert sorted(rules(op)) == [
        ("C1", "shape(result) == shape(y)", "result", "C7", ()),
        ("C2", "shape(y) == shape(x)", None, None, ()),
        ("C3", "len(low) == rank(x)", None, "C8", ()),
        ("C4", "len(high) == rank(x)", None, "C8", ()),
        ("C5", "len(table) == rank(x)", None, "C8", ()),
        ("C6", "0 <= low + shape(x)", None, None, ("C3",)),
        ("C7", "0 < len(xs)", None, None, ()),
        ("C8", "all(shape(x_) == shape(xs[0]) for x_ in xs)", None, None, ("C7",)),
        ("C9", "shape(v) == [width]", None, None, ()),
    ]
    assert {attribute.name: (attribute.kind, attribute.columns) for attribute in op.attributes} == {
        "low": ("i64[]", None),
        "high": ("i64[]", None),
        "table": ("i64[][]", 2),
    }
    assert next(binding.text for binding in op.defines) == "len(shape(x))"


def test_a_problem_behind_a_symbol_is_told_at_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PADDED.replace('"0 <= low + S"', '"0 <= low + S + nothing"')
    line = next(n for n, each in enumerate(text.split("\n"), 1) if "nothing" in each)
    column = text.split("\n")[line - 1].index("nothing") + 1
    assert said(pack(tmp_path, text, {}), monkeypatch).startswith(
        f"ops/acme/twice.yaml:{line}:{column}: error: unknown name 'nothing'"
    )


@pytest.mark.parametrize(
    ("before", "after", "error", "hint"),
    [
        ("  C2: {size: y}\n", "", "no rule says that 'y' has this size", "C10: {size: y}"),
        ("C3..C5: {size: [low, high, table]", "C3..C4: {size: [low, high]", "no rule says that 'table'", "C10: {"),
        ("C2: {size: y}", "C2: {size: low}", "no rule says that 'y' has this size", None),
        ("C2: {size: y}", "C2: {size: z}", "the declaration of 'z' names no size", None),
        ("C2: {size: y}", "C2: {size: x}", "the size of 'x' is compared with that of 'x'", "values of the size S: y"),
        ("like: y", "like: v", "the size of 'result' is compared with that of 'v'", "size S: x, y"),
        ("C3..C5: {", "C3..C6: {", "expected 4 values, one for each number, found 3", "C1..C3"),
        ("C7: {rule", "C7..C8: {rule", "'C7..C8' is one rule", "only sizes"),
        ("<L x T>", "<T x T>", "the name 'T' already means something in this op", "another name"),
        ("v: vector<width x T>", "v: scalar<w x T>", "'scalar' has no size to name", "tensor, vector, ints"),
        ('"i64[rank(x)]", high', '"i64[rank(q)]", high', "unknown name 'q'", None),
    ],
)
def test_mistakes_about_sizes_are_told(
    before: str, after: str, error: str, hint: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert before in PADDED
    report = said(pack(tmp_path, PADDED.replace(before, after), {}), monkeypatch)
    assert re.match(r"ops/acme/twice.yaml:\d+:\d+: error: ", report), report
    assert error in report
    assert hint is None or hint in report


@pytest.mark.parametrize(("slip", "name"), [("rnk(x)", "rnk"), ("rank(q)", "q"), ("wide", "wide")])
def test_a_slip_in_a_size_is_told_where_it_stands(
    slip: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = PADDED.replace('table: "i64[rank(x)][2]"', f'table: "i64[{slip}][2]"')
    report = said(pack(tmp_path, text, {}), monkeypatch)
    places = re.findall(r"^ops/acme/twice.yaml:(\d+):(\d+): error: .*'(.*)'", report, re.MULTILINE)
    line, column = next(
        (at, x.index(f"i64[{slip}") + len("i64[")) for at, x in enumerate(text.splitlines(), 1) if slip in x
    )
    assert set(places) == {(str(line), str(column + slip.index(name) + 1), name)}


def test_a_size_that_says_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = WRITTEN_OUT.replace("operand: tensor<T>", "operand: tensor<S x T>")
    assert "the size 'S' is named once, and never used" in said(pack(tmp_path, text, {}), monkeypatch)


# --- examples, and what a file leaves out -------------------------------------------------------------


@pytest.mark.parametrize(
    ("example", "error"),
    [
        ("tensor<2xf32> [1, -2]", "expected the operands, '->' and the results, found no '->'"),
        ("tensor<2xf32> [1, -2], [1, 2] -> [2, -4]", "expected 1 operand, found 2"),
        ("tensor<2xf32> [1, -2] ->", "expected 1 result, found 0"),
        ("[1, -2] -> tensor<2xf32> [2, -4]", "the operand 'operand' has no type"),
        ("tensor<2xf32> [1, word] -> [2, -4]", "word"),
        ("tensor<2xf32> [1, -2] -> [2, -4, 5]", "5"),
    ],
)
def test_a_mistake_in_a_short_example_is_told(
    example: str, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path, TWICE.replace("tensor<2xf32> [1, -2] -> [2, -4]", example))
    report = said(folder, monkeypatch)
    assert report.startswith("ops/acme/twice.yaml:7:")
    assert error in report


def test_a_value_of_a_short_example_has_the_place_where_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = said(pack(tmp_path, TWICE.replace("[2, -4]", "[2, -4, 5]")), monkeypatch)
    column = TWICE.split("\n")[6].index("[2, -4]") + 1
    assert report.startswith(f"ops/acme/twice.yaml:7:{column}: error: "), report


def test_nobody_says_when_the_op_was_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    header = HEADER.replace("since: 1.0.0\n", "")
    report = said(pack(tmp_path, header=header), monkeypatch)
    assert "nothing says in which version the op was added" in report
    assert "since: VERSION" in report


# --- families that are wrong --------------------------------------------------------------------------


def test_mistakes_about_families_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def report(name: str, op: str = TWICE, families: Mapping[str, str] | None = None) -> str:
        return said(pack(tmp_path / name, op, families), monkeypatch)

    unknown = report("unknown", TWICE.replace("shaped", "sharped"))
    assert unknown.startswith("ops/acme/twice.yaml:3:9: error: unknown family 'sharped'\n")
    assert "did you mean 'shaped'?" in unknown
    idle = report("idle", families={"shaped": SHAPED, "other": SHAPED})
    assert "families/other.yaml: error: no op file says 'family: other'" in idle
    unknown = report("far", TWICE.replace("shaped", "unari"), {})
    assert unknown.startswith("ops/acme/twice.yaml:3:9: error: unknown family 'unari'\n")
    assert "did you mean 'unary'?" in unknown
    again = report("again", TWICE + "operands: {operand: tensor<S x T>}\n")
    assert "ops/acme/twice.yaml:8:12: error: 'operands.operand' says what the family 'shaped' says already" in again
    taken = report("taken", TWICE.replace("shaped", "unary"), {"unary": SHAPED})
    assert "families/unary.yaml: error: the core has a family 'unary' already" in taken
    circle = report("circle", families={"shaped": SHAPED + "family: other\n", "other": SHAPED + "family: shaped\n"})
    assert "families that are built on each other: shaped, other" in circle
    key = report("key", families={"shaped": SHAPED + "op: acme.other\n"})
    assert "families/shaped.yaml:6:1: error: unknown key 'op'" in key


def test_a_mistake_in_a_family_is_told_there_once_with_an_op_that_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path, families={"shaped": SHAPED + '  C2: {rule: "rank(operand) < nothing"}\n'})
    (folder / "ops/acme/thrice.yaml").write_text(TWICE.replace("twice", "thrice"), encoding="utf-8")
    report = said(folder, monkeypatch)
    assert report.startswith("families/shaped.yaml:6:31: error: unknown name 'nothing'\n")
    assert report.count("error:") == 1
    assert report.endswith("found in ops/acme/thrice.yaml, and in 1 more")


# --- our own ------------------------------------------------------------------------------------------


def test_op_files_say_only_what_is_their_own() -> None:
    """The lines that stood most often in op files are said by families, types and headers."""
    text = "".join(path.read_text(encoding="utf-8") for path in op_files(SPEC))
    for line in ("accuracy: exact", "history: {0.9.0: added}", '"shape(result) == shape(operand)"'):
        assert text.count(line) <= 1, line
    # What others call an op is its own; there is no way to say that for several.
    assert re.sub(r"^aliases:\n(  .*\n)*", "", text, flags=re.MULTILINE).count("\n") <= 7_690
    assert len(family_files(SPEC)) <= 8


def rule(op: Op, name: str) -> Constraint:
    return next(each for each in op.rules if each.name == name)


@pytest.mark.parametrize(
    ("name", "number", "text", "public"),
    [
        ("abs", "C1", "shape(result) == shape(operand)", "C1"),
        ("add", "C2", "shape(result) == shape(rhs)", "C1"),
        ("pad", "C3", "len(interior_padding) == rank(operand)", "C2"),
        ("tan", "C2", "0 <= atol and 0 <= rtol and 0 <= ulps", None),
    ],
)
def test_rules_keep_their_numbers_and_words(name: str, number: str, text: str, public: str | None) -> None:
    found = rule(load_op(SPEC / f"ops/stablehlo/{name}.yaml", core_base()), number)
    assert (str(found.formula), found.public) == (text, public)
