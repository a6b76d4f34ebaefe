"""What a file declares and its meaning contradicts is an error at its line, with what disproves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.catalog.op_files import load
from opspec_generator.emit.emitted_code import EmittedJudge
from opspec_generator.witnesses.search import search
from opspec_model.definitions.spec import Extern
from opspec_model.text.problems import SpecError
from tests.edited_op import op_with

EACH = '"[d for d in range(rank(inputs[0])) if d != dimension % rank(inputs[0])]"'
COST = "ceil_div(product(shape(a)) * shape(a)[rank(a) - 1], 3)"


@pytest.mark.parametrize(
    ("name", "old", "new", "says", "shows"),
    [
        ("cholesky", COST, "product(shape(a)) - 4 * shape(a)[0]", "is not negative, found -", '"stablehlo.cholesky"('),
        ("cholesky", COST, "shape(a)[rank(a) // 2 + 1]", "for every use, found none", '"stablehlo.cholesky"('),
        ("fft", "5 * product(head", "500 * product(head", "than the meaning takes, which are", '"stablehlo.fft"('),
        ("sort", EACH, '"[rank(inputs[0])]"', "dimensions of inputs, which has rank", '"stablehlo.sort"('),
        (
            "cholesky",
            '"[d for d in range(rank(a) - 2)]"',
            '"[d - 2 for d in range(2)]"',
            "found -2",
            '"stablehlo.cholesky"(',
        ),
        (
            "fft",
            "combine: add",
            "combine: subtract",
            "may be combined in any order",
            "a with b first gives",
        ),
        (
            "dot",
            "accuracy: reduction",
            "accuracy: exact",
            "is exact in any order",
            "found for complex elements a = ",
        ),
        (
            "dot",
            "accuracy: reduction",
            "accuracy: {f32: 2, complex<f32>: 2}",
            "is within 2 ULP in any order",
            "found for float elements a = ",
        ),
        (
            "dot",
            "combine: add",
            '"combine": "(a, b) -> a + b + b"',
            "may be combined in any order",
            "a with b first gives",
        ),
    ],
)
def test_a_contradiction_is_an_error_at_its_line(
    name: str, old: str, new: str, says: str, shows: str, tmp_path: Path
) -> None:
    op = op_with(tmp_path, name, old, new)
    with pytest.raises(SpecError) as error:
        search(op, EmittedJudge)
    (problem,) = error.value.report.problems
    assert says in problem.message
    assert shows in problem.message
    line = Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1]
    assert "combine" in line or "operations" in line or new[:5] in line


@pytest.mark.parametrize(
    ("name", "each"),
    [
        ("dot", '{lhs: "[]"}'),
        ("reverse", '"[d for d in range(rank(operand)) if d < 0]"'),
        ("abs", '"[d for d in range(rank(operand))]"'),
    ],
)
def test_a_sharding_that_follows_from_the_meaning_is_an_error(name: str, each: str, tmp_path: Path) -> None:
    """Nothing at all is less than what follows."""
    op = op_with(tmp_path, name, "examples:", f"sharding:\n  each: {each}\n  reason: A test.\nexamples:")
    with pytest.raises(SpecError, match="the meaning says it already") as error:
        search(op, EmittedJudge)
    (problem,) = error.value.report.problems
    assert "each: " in Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1]


STATIC = [
    (
        "real_dynamic_slice",
        ('"operand[start + o * step]"', '"operand[limit - 1 - o * step]"'),
        "which gives 4 at [0, 0] of result where operands count from 0, found 6 for this program",
        '"stablehlo.real_dynamic_slice"(',
    ),
    (
        "dynamic_pad",
        ("operand[q // step] if", "operand[shape(operand) - 1 - q // step] if"),
        "expected the elements of stablehlo.pad",
        '"stablehlo.dynamic_pad"(',
    ),
    (
        "dynamic_reshape",
        ("op: stablehlo.reshape", "op: stablehlo.abs"),
        "expected stablehlo.abs to break no rule either, found that it breaks abs.",
        '"stablehlo.dynamic_reshape"(',
    ),
    ("dynamic_iota", ("op: stablehlo.iota", "op: stablehlo.abs"), "an operand that is 'operand' of stablehlo.abs", ""),
    ("dynamic_pad", ("op: stablehlo.pad", "op: stablehlo.abs"), "stablehlo.abs is told 'padding_value'", ""),
]


@pytest.mark.parametrize(("name", "edit", "says", "shows"), STATIC)
def test_a_static_op_that_means_something_else_is_an_error_at_its_line(
    name: str, edit: tuple[str, str], says: str, shows: str, tmp_path: Path
) -> None:
    op = op_with(tmp_path, name, *edit)
    with pytest.raises(SpecError) as error:
        search(op, EmittedJudge)
    (problem,) = error.value.report.problems
    assert says in problem.message
    assert shows in problem.message
    assert "static: " in Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1]


ACTS = [
    ("send", "What a channel holds is no result.", "leaves values for another process in the example 'to_itself'"),
    ("outfeed", "What the host has got is no result.", "gives to the host in the example 'nothing'"),
    ("rng", "The state is neither an operand nor a result.", "draws random numbers in the example 'no_deviation'"),
]


@pytest.mark.parametrize(("name", "reason", "says"), ACTS)
def test_an_op_that_is_seen_to_act_says_so(name: str, reason: str, says: str, tmp_path: Path) -> None:
    op = load(f"stablehlo.{name}")[0]
    assert isinstance(op.semantics, Extern)
    assert op.semantics.acts is not None
    entry = f"  acts:\n    does: {op.semantics.acts.does}\n    reason: {reason}\n"
    silent = op_with(tmp_path, name, entry, "")
    with pytest.raises(SpecError) as error:
        search(silent, EmittedJudge)
    (problem,) = error.value.report.problems
    assert says in problem.message
    assert "extern:" in Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1]


@pytest.mark.parametrize(
    ("accuracy", "line"), [("accuracy: exact", "accuracy: exact"), ("", 'semantics: "bessel_i1e(operand[o])"')]
)
def test_what_is_said_to_be_exact_and_is_not_is_an_error(accuracy: str, line: str, tmp_path: Path) -> None:
    """The function that the op applies is within two units in the last place, and one element shows it."""
    told = "accuracy: {f32: 1, f64: 2}"
    op = op_with(tmp_path, "bessel_i1e", told, accuracy, dialect="chlo")
    with pytest.raises(SpecError, match=r"expected bessel_i1e\(.*\) in f\d\d to be exact, which is ") as error:
        search(op, EmittedJudge)
    (problem,) = error.value.report.problems
    assert Path(problem.span.file).read_text("utf-8").splitlines()[problem.span.line - 1] == line


def test_what_is_grouped_freely_is_shown_with_both_results(tmp_path: Path) -> None:
    op = op_with(tmp_path, "fft", "combine: add", "combine: subtract")
    with pytest.raises(SpecError, match=r"a = \(1\+0j\), b = \(1\+0j\), c = \(1\+0j\)") as error:
        search(op, EmittedJudge)
    assert "a with b first gives (-1+0j), b with c first (1+0j)" in str(error.value)
