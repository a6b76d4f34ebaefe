"""A function of numbers that is no arithmetic, or is spelled wrongly, is refused where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec_model.loading.functions import read_coefficients, with_functions
from opspec_model.names import CORE
from opspec_model.text.problems import Report
from tests.checkout import ROOT
from tests.core_base import base_with_functions

COEFFICIENTS = ROOT / "spec/coefficients.yaml"

HALF = """
  half_of:
    summary: Half.
    signature: "(x: F) -> F"
    value: "0.5 * x"
"""


def said(tmp_path: Path, text: str) -> list[str]:
    """The problems of a file of functions of a pack, each with the line that it stands in."""
    (tmp_path / "functions").mkdir(exist_ok=True)
    path = tmp_path / "functions/own.yaml"
    path.write_text(f"functions:{' {}' * text.startswith('complex')}\n{text}", encoding="utf-8")
    report = Report()
    with_functions(report, tmp_path, base_with_functions())
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{lines[problem.span.line - 1].strip()} | {problem.message}" for problem in report.problems]


def row(text: str) -> str:
    """A function, and one that uses it."""
    head = '    summary: Uses it.\n    signature: "(x: F) -> F"\n'
    used = f'  used:\n{head}    value: "a_half(x) + used_too(x)"\n  used_too:\n{head}    value: "x"\n'
    return f"  a_half:\n    summary: Another one.\n{text}\n{used}"


def test_what_is_written_well_is_read_for_both_types(tmp_path: Path) -> None:
    (tmp_path / "functions").mkdir()
    text = 'functions:\n  sign:\n    summary: One with a sign.\n    value: "with_sign(1, x) if x != 0 else x"\n'
    (tmp_path / "functions/own.yaml").write_text(text, encoding="utf-8")
    report = Report()
    base = with_functions(report, tmp_path, base_with_functions())
    assert not report.problems
    assert list(base.functions["sign"].bodies) == ["f32", "f64"]
    assert base.functions["sign"].types["f64"] == ("f64", "f64")
    assert base.functions["sign"].widen["f16"] == "f64"
    assert base.functions["sign"].widen["bf16"] == "f32"
    assert "exponential" in base.functions


def test_a_body_of_f16_is_computed_in_f32(tmp_path: Path) -> None:
    (tmp_path / "functions").mkdir()
    head = "functions:\n  sign:\n    summary: One with a sign.\n"
    text = head + '    let: {a: {F: "x", f16: "0.5 * x"}, b: {f32: "a + a"}}\n'
    value = '    value: {F: "a", f32: "b", f16: "b * 0.25"}\n'
    (tmp_path / "functions/own.yaml").write_text(text + value, encoding="utf-8")
    report = Report()
    sign = with_functions(report, tmp_path, base_with_functions()).functions["sign"]
    assert not report.problems
    assert list(sign.bodies) == ["f32", "f64", "f16"]
    assert sign.types["f16"] == ("f32", "f32")
    assert "f16" not in sign.widen
    texts = {type_: [let.text for let in body.lets] for type_, body in sign.bodies.items()}
    assert texts == {"f32": ["x", "a + a"], "f64": ["x"], "f16": ["0.5 * x", "a + a"]}


def test_a_body_of_f16_is_that_of_a_primitive_and_not_widened(tmp_path: Path) -> None:
    value = '    signature: "(x: F) -> F"\n    value: {F: "x", f16: "-x"}'
    assert said(tmp_path, row(value)) == [f"{value.split(chr(10))[1].strip()} | expected f32 or f64, found 'f16'"]
    wide = '  sign:\n    summary: One.\n    value: {F: "x", f16: "-x"}\n    widen: {f16: f32}\n'
    assert said(tmp_path, wide) == ['value: {F: "x", f16: "-x"} | f16 is computed as f32']


def test_a_helper_of_f64_takes_and_gives_that_in_every_body(tmp_path: Path) -> None:
    (tmp_path / "functions").mkdir()
    head = "  one_over_square:\n    summary: One over the square, by a helper of the core.\n"
    text = f'functions:\n{head}    signature: "(x: F) -> F"\n    value: "F(whole_term(f64(x), I(2)))"\n'
    used = '  sign:\n    summary: Uses it.\n    value: "one_over_square(x)"\n'
    (tmp_path / "functions/own.yaml").write_text(text + used, encoding="utf-8")
    report = Report()
    base = with_functions(report, tmp_path, base_with_functions())
    assert not report.problems
    assert base.functions["whole_term"].types == {"f32": ("f64", "i32", "f64"), "f64": ("f64", "i64", "f64")}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('signature: "(x: F) -> F"', "'a_half' has no value for f64"),
        ('signature: "(x: Q) -> F"', "expected F, I, U, D, P or bool as the type of x"),
    ],
)
def test_a_wrong_head_is_refused(tmp_path: Path, line: str, message: str) -> None:
    found = said(tmp_path, row(f'    {line}\n    value: {{f32: "0.5 * x"}}'))
    assert any(message in each for each in found), found


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("np_exp(x)", "unknown function 'np_exp'"),
        ("remainder(x, x)", "'remainder' is not fixed to the bit"),
        ("digits_place(x)", "expected an element of f32, found an element of i32"),
        ("x + I(1)", "'+' mixes an element of f32 with an element of i32"),
        ("polynomial(x, NOTHING)", "unknown name 'NOTHING'"),
        ("x if x else 1", "expected a bool, found an element of f32"),
        ("head(x)", "'head' expects a pair for 'x', found an element of f32"),
        ("pair(x, x)", "expected an element of f32, found a pair"),
        ("tail(pair(x, I(1)))", "'pair' expects an element of f32 for 'y', found an element of i32"),
        ("head(pair(x, x) if 0 < x else x)", "the branches differ: a pair, or an element of f32"),
    ],
)
def test_a_wrong_value_is_refused_where_it_stands(tmp_path: Path, value: str, message: str) -> None:
    (found,) = said(tmp_path, row(f'    signature: "(x: F) -> F"\n    value: "{value}"'))
    assert found.startswith(f'value: "{value}" | {message}'), found


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ('real: {complex<f32>: "-x_real"}', "'negate' has no real for complex<f64>"),
        ('real: {f32: "-x_real"}', "expected complex<f32> or complex<f64>, found 'f32'"),
        ('let: {a: {complex<f32>: "x_real"}}\n    real: "-a"', "unknown name 'a'"),
        ('let: {a: {complex<f32>: "x_real"}}\n    real: "-x_real"', "'a' is never used"),
    ],
)
def test_what_is_said_of_a_complex_function_is_said_of_each_type(tmp_path: Path, lines: str, message: str) -> None:
    own = f"complex:\n  negate:\n    summary: Less.\n    {lines}\n    imag: '-x_imag'\n"
    assert any(each.endswith(f"| {message}") for each in said(tmp_path, own)), said(tmp_path, own)


def test_a_part_of_one_complex_type_makes_that_type_differ(tmp_path: Path) -> None:
    (tmp_path / "functions").mkdir()
    real = '{complex<f32>: "-x_real", complex<f64>: "0 - x_real"}'
    text = f"functions: {{}}\ncomplex:\n  negate:\n    summary: Less.\n    real: {real}\n    imag: '-x_imag'\n"
    (tmp_path / "functions/own.yaml").write_text(text, encoding="utf-8")
    report = Report()
    found = with_functions(report, tmp_path, base_with_functions()).complex_functions["negate"]
    assert not report.problems
    first, second = (found.parts[f"complex<{width}>"] for width in ("f32", "f64"))
    assert first[0].bodies["f64"].value != second[0].bodies["f64"].value


def test_names_that_are_taken_are_refused(tmp_path: Path) -> None:
    again = '  exponential:\n    summary: Again.\n    value: "x"\n'
    assert said(tmp_path, again) == ["exponential: | there is a function 'exponential' already"]
    exact = '  add:\n    summary: Again.\n    value: "x"\n'
    assert said(tmp_path, exact) == ["add: | 'add' is no function that arithmetic is needed for"]
    (tmp_path / "functions/own.yaml").unlink()
    nameless = '  a_half:\n    summary: Half.\n    value: "0.5 * x"\n'
    assert said(tmp_path, nameless) == ["a_half: | 'a_half' is no primitive, so it has to say its signature"]


def test_what_nothing_uses_and_circles_are_refused(tmp_path: Path) -> None:
    assert said(tmp_path, HALF) == ["half_of: | nothing uses 'half_of'"]
    circle = "".join(
        f'  {name}:\n    summary: One of two.\n    signature: "(x: F) -> F"\n    value: "{other}(x)"\n'
        for name, other in (("one", "two"), ("two", "one"))
    )
    assert said(tmp_path, circle) == ["one: | a function is not made of itself: one -> two -> one"]
    idle = row('    signature: "(x: F) -> F"\n    let: {more: "x + 1"}\n    value: "0.5 * x"')
    assert any("'more' is never used" in each for each in said(tmp_path, idle))


@pytest.mark.parametrize("name", sorted(read_coefficients(Report(), COEFFICIENTS, CORE)))
def test_a_number_that_is_lost_is_noticed(tmp_path: Path, name: str) -> None:
    text = COEFFICIENTS.read_text("utf-8")
    path = tmp_path / "coefficients.yaml"
    numbers = base_with_functions().coefficients[name].numbers["f64"]
    assert text.count(f"{numbers[-1]}]") >= 1
    path.write_text(text.replace(f"{numbers[-1]}]", "0.125]"), encoding="utf-8")
    report = Report()
    read_coefficients(report, path, CORE)
    assert [problem.message.split(":")[0] for problem in report.problems][:1] == [f"{name}, f64"]
