"""The table of what is chosen: its rows decide rules, and a slip in it is told at its place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import opspec
from opspec.programs.records import import_module
from opspec.sharding_rules import choices, derivation
from opspec.sharding_rules.of_programs import rule_of_view
from opspec_model.loading.base import sharding_choices
from opspec_model.packaged import spec_dir
from opspec_model.text.problems import Report
from opspec_model.text.table_format import ShardingRowsFile

PAD = """
func.func @main(%x: tensor<8xf32>, %v: tensor<f32>) -> tensor<10xf32> {
  %y = stablehlo.pad %x, %v, low = [1], high = [1], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<10xf32>
  return %y : tensor<10xf32>
}
"""
SLICE = """
func.func @main(%x: tensor<8xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %y = stablehlo.dynamic_slice %x, %i, sizes = [4] : (tensor<8xf32>, tensor<i32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
"""


def rule(text: str) -> str:
    return str(rule_of_view(import_module(opspec.load(text)).functions["main"].regions[0].block.ops[0]))


def chosen(monkeypatch: pytest.MonkeyPatch, rows: ShardingRowsFile) -> None:
    monkeypatch.setattr(derivation, "choices", lambda: rows)


def test_rows_decide_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = choices.choices()
    assert rule(PAD) == "([i], [])->([i]) {i=8} permutation={i}"
    assert rule(SLICE) == "([i], [])->([i]) {i=8} need_replication={i} blocked_propagation={i}"
    chosen(monkeypatch, replace(rows, shifted=replace(rows.shifted, counts="result")))
    assert rule(PAD) == "([i], [])->([i]) {i=10} permutation={i}"
    chosen(monkeypatch, replace(rows, placed_by_data=replace(rows.placed_by_data, handed_on=True)))
    assert "blocked_propagation" not in rule(SLICE)


def test_a_slip_is_told_at_its_place(tmp_path: Path) -> None:
    text = (spec_dir() / "sharding.yaml").read_text(encoding="utf-8")
    (tmp_path / "sharding.yaml").write_text(text.replace("counts: result", "counts: window"), encoding="utf-8")
    report = Report()
    assert sharding_choices(report, tmp_path) is None
    (problem,) = report.problems
    assert text.splitlines()[problem.span.line - 1].strip() == "counts: result"
    assert problem.message == "rows.in_windows.counts: expected one of operand, result, found 'window'"
