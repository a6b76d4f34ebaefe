"""An op, or a form of one, that is newer than the installed MLIR library: each way to use it says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import ops, verify
from opspec.cli.main import main
from opspec.programs import carrier
from opspec.programs.carrier_versions import is_changed_since, lacking, older_form
from opspec.verification.any_form import verify_source
from tests.building.programs import Program, refused

OP = """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""
FORM = """
func.func @main(%x: tensor<2xf32>, %y: tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>) {
  %0:2 = "stablehlo.collective_broadcast"(%x, %y) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}>
    : (tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<3xf32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xf32>
}
"""
HINT = lacking("stablehlo.collective_reduce")
X = np.ones(2, np.float32)


def runs() -> Any:
    return opspec.run(opspec.load(OP), X)


@pytest.mark.skipif(HINT is not None, reason="the installed library lacks the op")
def test_a_library_that_has_it_runs_it() -> None:
    assert runs()[0].tolist() == [1, 1]
    assert verify(opspec.load(FORM)) == []


@pytest.mark.skipif(HINT is None, reason="the installed library has the op")
class TestLacking:
    def test_the_hint_says_which_release_has_it(self) -> None:
        assert (
            "this carrier lacks it: stablehlo.collective_reduce needs StableHLO 1.19.0, jaxlib 0.12.0; "
            f"found {carrier.versions()}"
        ) == HINT

    @pytest.mark.parametrize("use", [lambda: opspec.load(OP), runs, lambda: opspec.compile(opspec.load(OP))])
    def test_loading_and_running_say_so(self, use: Any) -> None:
        assert str(HINT) in refused(use)

    def test_a_builder_says_so(self) -> None:
        program = Program("tensor<2xf32>")
        with program() as (x,):
            said = refused(lambda: ops.collective_reduce([x], replica_groups=[[0]], computation=ops.add))
        assert said == f"stablehlo.collective_reduce: {HINT}"

    @pytest.mark.parametrize("command", ["verify", "run", "refine"])
    def test_each_command_says_so(self, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "new.mlir"
        file.write_text(OP)
        more = {"run": ["--inputs", str(tmp_path / "x.npz")], "refine": ["--input-types", "_"]}.get(command, [])
        np.savez(tmp_path / "x.npz", X)
        assert main([command, str(file), *more]) == 1
        captured = capsys.readouterr()
        assert str(HINT) in " ".join((captured.out + captured.err).split())

    def test_its_rules_are_held_all_the_same(self) -> None:
        wrong = OP.replace("[[0]]", "[[0, 0]]").replace("1x1", "1x2")
        assert "collective_reduce.C1" in [found.rule for found in verify_source(wrong).diagnostics]

    def test_a_warning_about_it_does_not_hide_that(self) -> None:
        found = verify_source(OP, warn=True).diagnostics
        assert sorted(each.rule for each in found) == ["carrier", "reduction-order"]

    def test_so_does_a_form_that_came_later(self) -> None:
        said = refused(lambda: opspec.load(FORM))
        assert "an older form of stablehlo.collective_broadcast: that of now needs StableHLO 1.20.0" in said


def test_an_older_form_is_named_only_where_the_form_is_meant() -> None:
    assert older_form("stablehlo.add", "'stablehlo.add' op requires one result") == ""
    assert older_form("stablehlo.custom_call", "Pin custom_call should have a tensor input") == ""
    newer = is_changed_since("stablehlo.collective_broadcast")
    assert bool(older_form("stablehlo.collective_broadcast", "op requires one result")) == newer
