"""A row of polynomials.yaml that lost a coefficient, or has two exchanged, is refused where its sum stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec_model.definitions.table_rows import PolynomialRow
from opspec_model.loading.base import read_polynomials
from opspec_model.names import CORE
from opspec_model.text.problems import Report
from tests.checkout import ROOT
from tests.samples import crossed

FILE = ROOT / "spec/polynomials.yaml"
ROWS = read_polynomials(Report(), FILE, CORE)


def text_of(row: PolynomialRow, type_: str, coefficients: tuple[str, ...]) -> str:
    """The row as its file has it, with other coefficients of one type."""
    lines = FILE.read_text("utf-8").split(f"\n  {row.name}:\n", 1)[1].splitlines()
    sums = [line for line in lines if "_at_2:" in line][:2]
    kept = {**row.coefficients, type_: coefficients}
    listed = [f"    {other}: [{', '.join(numbers)}]" for other, numbers in kept.items()]
    return "\n".join(["polynomials:", f"  {row.name}:", f"    low: {row.low}", f"    high: {row.high}", *listed, *sums])


def said(path: Path, text: str) -> list[str]:
    path.write_text(text + "\n", encoding="utf-8")
    report = Report()
    read_polynomials(report, path, CORE)
    lines = text.splitlines()
    return [f"{lines[problem.span.line - 1].strip()} | {problem.message}" for problem in report.problems]


@pytest.mark.parametrize(("name", "type_"), crossed(list(ROWS), ["f32", "f64"]))
def test_a_coefficient_that_is_lost_or_exchanged_is_noticed(name: str, type_: str, tmp_path: Path) -> None:
    row = ROWS[name]
    whole = row.coefficients[type_]
    assert said(tmp_path / "p.yaml", text_of(row, type_, whole)) == []
    for at in range(len(whole)):
        dropped = whole[:at] + whole[at + 1 :]
        assert len(said(tmp_path / "p.yaml", text_of(row, type_, dropped))) == 1, f"coefficient {at}"
    for at in range(len(whole) - 1):
        exchanged = (*whole[:at], whole[at + 1], whole[at], *whole[at + 2 :])
        assert len(said(tmp_path / "p.yaml", text_of(row, type_, exchanged))) == 1, f"coefficients {at} and {at + 1}"


def test_the_error_stands_at_the_sum_and_says_what_was_found(tmp_path: Path) -> None:
    row = ROWS["ERF"]
    (found,) = said(tmp_path / "p.yaml", text_of(row, "f32", row.coefficients["f32"][:-1]))
    assert found.startswith("f32_at_2: 0.7485167573696 | ERF, f32: expected coefficients that make 0.7485167573696 ")
    assert "these 6 make" in found
