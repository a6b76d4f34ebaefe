"""The expression language: which expressions have which type, and that the loader stands any text."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opspec_model.language.check import CheckProblem, NameMeaning, Scope, check
from opspec_model.language.tree import Apply, Literal, Role
from opspec_model.language.types import INTS
from opspec_model.loading.declarations import Declarations
from opspec_model.loading.families import family_files
from opspec_model.loading.op_loading import load_op
from opspec_model.loading.op_shapes import op_files
from opspec_model.text.file_format import (
    BroadcastFile,
    DialectFile,
    FamilyFile,
    OpFile,
    WholeFile,
)
from opspec_model.text.problems import Report, SpecError
from opspec_model.text.table_format import PrimitivesFile, TextsFile, TypesFile
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import parse_document
from tests.checkout import ROOT
from tests.core_base import core_base
from tests.model.text.format_agreement import agree
from tests.samples import rounds

SPEC = ROOT / "spec"

DECLARED = """\
op: stablehlo.demo
summary: Something of every kind.
typevars: {T: num, S: num, F: float, C: complex, B: bool, I: int, P: any..., Q: any..., U: uint}
operands:
  x: tensor<T>
  y: tensor<S>
  f: tensor<F>
  z: tensor<C>
  b: tensor<B>
  i: tensor<I>
  u: tensor<U>
  p: tensor<bool>
  dims: ints<I>
  xs: tensor<P>...
  ys: tensor<Q>...
  cs: tensor<T>...
  e: tensor<f32>
attributes:
  axes: "i64[]"
  n: i64
  flag: bool
  flags: "bool[]"
  m: "i64[][]"
  eps: f32
  mode: comparison_direction
  modes: "precision[]"
  maybe: {type: i64, optional: true}
  kind: type
regions:
  body: "(scalar<T>, scalar<T>) -> scalar<T>"
  step: "(scalar<P>..., scalar<P>...) -> scalar<P>..."
  two: "(scalar<T>) -> (scalar<T>, scalar<T>)"
results: {result: tensor<T>}
history: {0.9.0: added}
"""


@cache
def scope(reads: bool) -> Scope:
    index = {"o": NameMeaning(Role.INDEX, INTS)} if reads else {}
    return declarations(DECLARED).scope(reads=reads).having(index)


def declarations(text: str) -> Declarations:
    """What an op file declares."""
    report = Report()
    node = parse_document(report, "demo.yaml", text.encode())
    file = read(report, WholeFile, node) if node is not None else None
    assert file is not None, report.render()
    declared = Declarations(report, core_base(), file)
    declared.declare()
    assert not report, report.render()
    return declared


def type_of(text: str, reads: bool = True) -> str:
    return str(check(text, scope(reads)).type)


def problem(text: str, reads: bool = True) -> str:
    with pytest.raises(CheckProblem) as caught:
        check(text, scope(reads))
    return caught.value.message


@pytest.mark.parametrize(
    ("text", "type_"),
    [
        ("1", "an int"),
        ("-1.5", "a float"),
        ("true", "a bool"),
        ("n + 1", "an int"),
        ("axes + 1", "a vector of ints"),
        ("max(axes - 1, 0) * axes", "a vector of ints"),
        ("where(flags, axes, 0)", "a vector of ints"),
        ("dilate(axes, n)", "a vector of ints"),
        ("0 <= axes < rank(x)", "a bool"),
        ("n in axes and 3 not in axes", "a bool"),
        ("flags == flags", "a bool"),
        ("m == m", "a bool"),
        ("m[0]", "a vector of ints"),
        ("m[0][n]", "an int"),
        ("[1, n]", "a vector of ints"),
        ("[]", "a vector of ints"),
        ("cat([], axes)", "a vector of ints"),
        ("[[], [1]]", "a matrix"),
        ("[true, flag]", "a vector of bools"),
        ("[[j, n] for j in axes]", "a matrix"),
        ("[[j + k for k in axes] for j in range(n)]", "a matrix"),
        ("[j < n for j in axes]", "a vector of bools"),
        ("[k - j for j, k in zip(axes, range(3)) if j < k]", "a vector of ints"),
        ("place(([0], [1]), (axes, axes), fill=7, rank=n)", "a vector of ints"),
        ("head(v=axes, n=1)", "a vector of ints"),
        ("head(axes, n=1)", "a vector of ints"),
        ("axes if flag else []", "a vector of ints"),
        ("(1, n)", "a vector of ints"),
        ("len(xs) + len(axes) + len(m) + len(modes)", "an int"),
        ("ints(dims)", "a vector of ints"),
        ("shape(xs[0]) == shape(x)", "a bool"),
        ("all(shape(x_) == shape(xs[0]) for x_ in xs)", "a bool"),
        ("any(j == 1 for j in axes)", "a bool"),
        ("all(is_promotable(t, q) for t, q in zip(P, Q))", "a bool"),
        ("all(is_float(P) for x_ in xs if is_complex(P))", "a bool"),
        ("mode == 'EQ' or 'LT' != mode", "a bool"),
        ("all(one == 'DEFAULT' for one in modes)", "a bool"),
        ("eps < 0.5", "a bool"),
        ("0 < eps", "a bool"),
        ("T == real_type(C)", "a bool"),
        ("etype(x) == kind", "a bool"),
        ("type_name(T) == 'f32'", "a bool"),
        ("pi()", "a float"),
        ("x[o]", "an element of T"),
        ("x[0]", "an element of T"),
        ("x[()]", "an element of T"),
        ("x[o[0], n]", "an element of T"),
        ("-x[o]", "an element of T"),
        ("x[o] * 2 + 1.0", "an element of T"),
        ("f[o] + 0.5", "an element of F"),
        ("0 if flag else x[o]", "an element of T"),
        ("x[o] == 1", "a bool"),
        ("not b[o]", "a bool"),
        ("b[o] and p[o] or flag", "a bool"),
        ("b[o] == true", "a bool"),
        ("b[o] == p[o]", "a bool"),
        ("true if flag else b[o]", "a bool"),
        ("b[o] if flag else true", "an element of B"),
        ("T(o[0])", "an element of T"),
        ("T(flag)", "an element of T"),
        ("S(x[o])", "an element of S"),
        ("F(pi()) * f[o]", "an element of F"),
        ("kind(x[o])", "an element of type kind"),
        ("abs(z[o])", "an element of real_type(C)"),
        ("abs(f[o])", "an element of F"),
        ("real(z[o]) + imag(z[o])", "an element of real_type(C)"),
        ("infinity(F)", "an element of F"),
        ("max_value(etype(f))", "an element of F"),
        ("complex(C, f[o], f[o])", "an element of C"),
        ("convert(T, z[o])", "an element of T"),
        ("as_index(i[o]) + 1", "an int"),
        ("body(x[o], 1)", "an element of T"),
        ("[x_[o] for x_ in xs]", "a list, each item an element of P"),
        ("[P(x[o]) for x_ in xs]", "a list, each item an element of P"),
        ("[q(x[o]) for q in P]", "a list, each item an element of P"),
        (
            "step([a[o] for a in xs], [P(0) if flag else a[o] for a in xs])",
            "a list, each item an element of P",
        ),
        ("xs[0][o]", "an element of P[0]"),
        ("xs[0][o] if flag else xs[0][()]", "an element of P[0]"),
        ("cs[o[0]][o] + x[o]", "an element of T"),
        ("[0, x[o], 1]", "a list, each item an element of T"),
        ("peer(replica_id, 0).x[o]", "an element of T"),
        ("[peer(0, 0).a[o] for a in cs]", "a list, each item an element of T"),
        ("e[o] + e[()]", "an element of type f32"),
    ],
)
def test_an_expression_has_a_type(text: str, type_: str) -> None:
    assert type_of(text) == type_


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x[o] + y[o]", "'+' mixes an element of T with an element of S"),
        ("x[o] + xs[0][o]", "mixes"),
        ("xs[0][o] + xs[1][o]", "'+' mixes an element of P[0] with an element of P[1]"),
        ("[[c[o] if flag else a[o] for c in xs] for a in xs]", "the branches differ"),
        ("abs(z[o]) + f[o]", "'+' mixes an element of real_type(C) with an element of F"),
        ("abs(z[o]) + 1", "mixes"),
        ("e[o] + f[o]", "mixes"),
        ("x[o] + 0.5", "mixes"),
        ("x[o] + -1", "mixes"),
        ("b[o] == 1", "mixes"),
        ("x[o] + true", "'+' expects an element of T for 'y', found a bool"),
        ("x[o] + n", "'+' mixes an element of T with an index"),
        ("x[o] + axes", "'+' mixes an element of T with a vector of ints"),
        ("x[o] + eps", "'+' mixes an element of T with a float"),
        ("1.5 + 2.5", "'+' has only literals"),
        ("sinh(1)", "'sinh' has only literals"),
        ("sinh(n)", "expects an element"),
        ("max(f[o], f[o])", "'max' is not defined for float elements"),
        ("not n", "expected a bool, found an int"),
        ("not x[o]", "expected a bool"),
        ("not axes == axes", "'not' before a comparison of vectors"),
        ("not (flag and 0 <= axes < 3)", "'not' before a comparison of vectors"),
        ("axes != axes", "'!=' between vectors"),
        ("flags != flags", "'!=' between vectors"),
        ("m != m", "'!=' between vectors"),
        ("ne(axes, axes)", "'ne' between vectors"),
        ("-true", "'-' expects"),
        ("-'a'", "'-' expects"),
        ("head(axes, axes)", "'head' does not work per dimension"),
        ("fill(axes, 1)", "'fill' does not work per dimension"),
        ("reduce_precision(f[o], axes, 1)", "'reduce_precision' does not work per dimension"),
        ("shape(x, n)", "'shape' takes 1 argument"),
        ("rank(x, keep=1)", "'rank' has no parameter 'keep'"),
        ("head(axes, n=1, n=2)", "'head' is given 'n' twice"),
        ("head(axes)", "'head' takes 2 arguments, found 1"),
        ("ints(i)", "'ints' expects an operand declared ints<...>"),
        ("as_index(f[o])", "'as_index' expects an integer element"),
        ("T(x)", "expected a number or an element"),
        ("T(axes)", "expected a number or an element"),
        ("P(1)", "'P' stands for one type per item"),
        ("infinity(T)", "'infinity' is not defined for T"),
        ("infinity(1)", "'infinity' expects an element type"),
        ("infinity(storage)", "'storage' is a function"),
        ("maybe + 1", "the attribute 'maybe' may be absent"),
        ("two(x[o])", "'two' gives 2 values"),
        ("body(x[o])", "'body' takes 2 arguments"),
        ("body(x[o], y[o])", "expected an element of T, found an element of S"),
        ("range(3)", "'range' stands only in its own form"),
        ("[j for j in box(axes)]", "'box' stands only in its own form"),
        ("len(range(3))", "'range' stands only in its own form"),
        ("zip(axes, axes)", "'zip' stands only in its own form"),
        ("x if flag else x", "a conditional cannot give a tensor of T"),
        ("shape(xs)", "'shape' expects a tensor"),
        ("P == Q", "cannot compare"),
        ("T == 1", "cannot compare an element type with an int"),
        ("T < F", "'<' expects"),
        ("mode == 'XX'", "expected one of EQ"),
        ("mode == modes", "cannot compare"),
        ("flag == 1", "cannot compare a bool with an int"),
        ("axes[-1]", "positions count from 0"),
        ("axes[1.5]", "expected an int, found a float"),
        ("m[0, 1]", "expected an int"),
        ("x[1.5]", "expected a vector of ints, found a float"),
        ("result[o]", "'result' is being defined"),
        ("peer(0, 0).xs[0][o]", "expected a tensor of another process"),
        ("peer(0, 0).result[o]", "expected an operand of the other process"),
        ("peer(0, 0).x", "'.' is only for"),
        ("[n, true]", "the items of a list have one type"),
        ("[x[o], y[o]]", "the items of a list have one type"),
        ("[o for o in axes]", "the name 'o' already means something"),
        ("[rank for rank in axes]", "the name 'rank' already means something"),
        ("[j for (j, (k, l)) in zip(axes, axes)]", "expected a name for each item"),
        ("[[true for k in row] for row in m]", "a vector of bools cannot be an item of a list"),
        ("all(axes)", "'all' takes a rule for each item"),
        ("all(j for j in axes)", "expected a bool, found an int"),
        ("1e999", "this number is too large"),
        ("(lambda: 1)()", "'lambda' is not part of the language"),
        ("f'{n}'", "expected an operator before"),
        ("[*axes]", "'*' has nothing on its left"),
        ("n if n", "'if' has no 'else'"),
    ],
)
def test_an_ill_typed_expression_is_refused(text: str, message: str) -> None:
    assert message in problem(text)


@pytest.mark.parametrize("text", ["x[0] == 1", "T(1) == T(1)", "body(1, 2) == 1", "infinity(F) == infinity(F)"])
def test_a_rule_does_not_compute_with_elements(text: str) -> None:
    assert "a rule cannot" in problem(text, reads=False)


def test_a_rule_may_ask_how_many_processes_there_are() -> None:
    assert type_of("num_replicas * num_partitions", reads=False) == "an int"
    assert "known only to the meaning" in problem("replica_id == 0", reads=False)


def test_keyword_arguments_take_their_position() -> None:
    tree = check("head(n=1, v=axes)", scope(False))
    assert isinstance(tree, Apply)
    assert (len(tree.args), tree.keywords) == (2, ())
    assert isinstance(tree.args[1], Literal)


# --- any text -----------------------------------------------------------------------------------------

WORDS = re.findall(
    r"\S+",
    """x y f b i p dims xs axes n flag flags m eps mode o T F P result body shape rank len max range zip all
    any for in if else and or not true false ( ) [ ] , . + - * / // % < <= == != = 0 1 2.5 'EQ' peer infinity
    where take place""",
)


def refusal(text: str, reads: bool) -> CheckProblem | None:
    try:
        check(text, scope(reads))
    except CheckProblem as found:
        return found
    return None


@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=25), st.booleans())
@settings(max_examples=rounds(300), deadline=None, derandomize=True)
def test_any_words_are_checked_or_refused_in_their_place(words: list[str], reads: bool) -> None:
    text = " ".join(words)
    found = refusal(text, reads)
    if found is not None:
        assert 0 <= found.at[0] <= found.at[1] <= len(text)
        assert found.message


@given(st.text(max_size=40))
@settings(max_examples=rounds(200), deadline=None, derandomize=True)
def test_any_text_is_checked_or_refused(text: str) -> None:
    with pytest.raises(CheckProblem):
        check(text + " +", scope(True))


TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


def mutants(count: int, seed: int) -> list[tuple[Path, str]]:
    """Op files with one token lost, doubled, moved or replaced."""
    rnd = random.Random(seed)
    found = []
    for _ in range(count):
        path = rnd.choice(op_files(SPEC))
        tokens = TOKEN.findall(path.read_text(encoding="utf-8"))
        places = [i for i, token in enumerate(tokens) if i > 8 and not token.isspace()]
        one, other = rnd.choice(places), rnd.choice(places)
        match rnd.randrange(4):
            case 0:
                tokens[one] = ""
            case 1:
                tokens[one] *= 2
            case 2:
                tokens[one] = tokens[other]
            case _:
                tokens[one], tokens[other] = tokens[other], tokens[one]
        found.append((path, "".join(tokens)))
    return found


@pytest.mark.parametrize("count", [120, pytest.param(2000, marks=pytest.mark.full)])
def test_a_changed_op_file_loads_or_is_refused(count: int, tmp_path: Path) -> None:
    refused = 0
    for path, text in mutants(count, count):
        place = tmp_path / "ops" / path.parent.name / path.name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        try:
            load_op(place, core_base())
        except SpecError as error:
            refused += 1
            for found in error.report.problems:
                assert found.message
                assert f"{place}" in f"{found.span} {found.of}"
        place.unlink()
    assert refused > count / 2


# --- schema and loader --------------------------------------------------------------------------------


def form_of(path: Path) -> type:
    return BroadcastFile if "\nbroadcasts:" in path.read_text(encoding="utf-8") else OpFile


def sources() -> list[tuple[type, Path]]:
    found: list[tuple[type, Path]] = [(form_of(path), path) for path in op_files(SPEC)]
    found += [(DialectFile, path) for path in sorted((SPEC / "dialects").glob("*.yaml"))]
    found += [(FamilyFile, path) for path in family_files(SPEC)]
    tables: list[tuple[type, Path]] = [(TypesFile, SPEC / "types.yaml"), (PrimitivesFile, SPEC / "primitives.yaml")]
    return [*found, *tables, (TextsFile, ROOT / "examples/javascript/texts.yaml")]


@pytest.mark.parametrize(("cls", "path"), sources(), ids=lambda value: getattr(value, "stem", ""))
def test_the_schema_accepts_the_files_of_the_spec(cls: type, path: Path) -> None:
    assert agree(cls, path.read_text(encoding="utf-8")) == (True, True)


def structural(text: str) -> list[str]:
    """The text with a key renamed, a key removed, a value of another kind: line by line."""
    lines = text.split("\n")
    found = []
    for i, line in enumerate(lines):
        match = re.match(r"( *)([a-zA-Z_0-9.]+):(.*)$", line)
        if match is None:
            continue
        indent, key, rest = match.groups()
        nested = i + 1 < len(lines) and lines[i + 1].startswith(f"{indent}  ")
        misspelled = (f"{indent}{key}x:{rest}", f"{indent}Q{key}:{rest}", f"{indent}{key}-:{rest}")
        changes = [misspelled[i % 3]]
        if rest and not nested:
            changes += [
                f"{indent}{key}: [1]",
                f"{indent}{key}: {{a: b}}",
                f"{indent}{key}: word",
                f"{indent}{key}: 1",
            ]
            changes.append(f'{indent}{key}: ""')
        found += ["\n".join([*lines[:i], change, *lines[i + 1 :]]) for change in changes]
        if not nested and i + 1 < len(lines):
            found.append("\n".join([*lines[:i], *lines[i + 1 :]]))
    return found


@pytest.mark.parametrize(
    "name",
    [
        "stablehlo/pad",
        pytest.param("stablehlo/batch_norm_training", marks=pytest.mark.full),
        pytest.param("stablehlo/convolution", marks=pytest.mark.full),
        pytest.param("chlo/sinh", marks=pytest.mark.full),
        "chlo/broadcast_add",
    ],
)
def test_schema_and_loader_accept_the_same_files(name: str) -> None:
    path = SPEC / f"ops/{name}.yaml"
    text, form = path.read_text(encoding="utf-8"), form_of(path)
    accepted = 0
    for changed in structural(text):
        report = Report()
        if parse_document(report, "test.yaml", changed.encode()) is None or report:
            continue  # not about structure
        loader, schema = agree(form, changed)
        assert loader == schema, changed
        accepted += loader
    assert accepted


def test_the_schema_offers_kinds_classes_and_accuracies() -> None:
    properties = json.loads((SPEC / "schema/op.schema.json").read_text(encoding="utf-8"))["else"]["properties"]

    def offered(node: object) -> set[str]:
        if isinstance(node, dict):
            own = node.get("enum", [])
            return {str(x) for x in own}.union(*map(offered, node.values()))
        return set().union(*map(offered, node)) if isinstance(node, list) else set()

    assert {"i64", "i64[]", "elements", "comparison_direction"} <= offered(properties["attributes"])
    assert {"any", "num", "float", "bool", "f32", "bf16"} <= offered(properties["typevars"])
    assert {"exact", "reduction", "f32", "complex<f64>"} <= offered(properties["accuracy"])


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("public: C3", "public: language", "a number of the public specification such as C4"),
        ("examples:", "accuracy: {f32: 0}\nexamples:", "a number of units in the last place from 1 on"),
        ("examples:", "accuracy: roughly\nexamples:", "exact"),
    ],
)
def test_words_that_mean_nothing_are_refused(before: str, after: str, said: str) -> None:
    text = (SPEC / "ops/stablehlo/pad.yaml").read_text(encoding="utf-8")
    report = Report()
    node = parse_document(report, "pad.yaml", text.replace(before, after).encode())
    assert node is not None
    read(report, OpFile, node)
    assert said in report.render()


def test_the_schema_of_ops_knows_both_forms_of_a_file() -> None:
    """A file that broadcasts lacks what other files need, and may not have it."""
    schema = jsonschema.Draft202012Validator(json.loads((SPEC / "schema/op.schema.json").read_text(encoding="utf-8")))
    short = {"op": "acme.plus", "summary": "A sum.", "broadcasts": "stablehlo.add(x, y)", "history": {"1.0.0": "added"}}
    assert schema.is_valid(short)
    assert not schema.is_valid({**short, "results": {"result": "tensor<T>"}})
    assert not schema.is_valid({**short, "broadcasts": "stablehlo.add"})
    del short["broadcasts"]
    assert not schema.is_valid(short)
    assert schema.is_valid({**short, "results": {"result": "tensor<T>"}})
