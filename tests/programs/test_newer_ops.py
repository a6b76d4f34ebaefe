"""An op, or a form of one, that is newer than the installed MLIR library: it runs where the library lets it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import ops, verify
from opspec.cli.main import main
from opspec.formula import evaluation
from opspec.programs import carrier, newer_ops
from opspec.programs.carrier_versions import is_changed_since, lacking, older_form
from opspec.programs.records import import_module
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
ADD = '"stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>'
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

    @pytest.mark.parametrize("run", [opspec.run, evaluation.run])
    def test_it_runs_all_the_same(self, run: Any) -> None:
        assert run(opspec.load(OP), X)[0].tolist() == [1, 1]

    def test_it_keeps_its_name_and_its_place(self) -> None:
        (found,) = [view for view in import_module(opspec.load(OP)).walk() if "reduce" in view.name]
        assert (found.name, found.location.line, found.location.column) == ("stablehlo.collective_reduce", 3, 8)

    def test_a_context_that_is_given_cannot_hold_it(self) -> None:
        said = refused(lambda: opspec.load(OP, context=opspec.enable()))
        assert f'{HINT}; in text, in generic form, "stablehlo.collective_reduce"(...), it is verified and runs' in said

    def test_its_own_syntax_is_not_known(self) -> None:
        said = refused(
            lambda: opspec.load(OP.replace('"stablehlo.collective_reduce"(', "stablehlo.collective_reduce("))
        )
        assert str(HINT) in said

    def test_what_else_is_wrong_is_told(self) -> None:
        wrong = OP.replace("return %0 : tensor<2xf32>", "return %0 : tensor<3xf32>")
        said = refused(lambda: opspec.load(wrong))
        assert "expects different type" in said
        assert "opspecraw" not in said

    def test_a_builder_says_so(self) -> None:
        program = Program("tensor<2xf32>")
        with program() as (x,):
            said = refused(lambda: ops.collective_reduce([x], replica_groups=[[0]], computation=ops.add))
        assert said == f"stablehlo.collective_reduce: {HINT}; a context of opspec.enable(newer=True) admits it"

    def test_a_builder_makes_it_where_it_is_admitted(self) -> None:
        ir = carrier.ir
        with opspec.enable(newer=True), ir.Location.unknown():
            module = ir.Module.create(ir.Location.unknown())
            type_ = ir.Type.parse("tensor<2xf32>")
            function = carrier.func.FuncOp("main", ([type_], [type_]), ip=ir.InsertionPoint(module.body))
            with ir.InsertionPoint(function.add_entry_block()):
                made = ops.collective_reduce(
                    [ops.negate(function.arguments[0])], replica_groups=[[0]], computation=ops.add
                )
                ir.Operation.create("func.return", operands=list(made.operation.results))
        assert opspec.verify(module) == []
        assert opspec.run(module, X)[0].tolist() == [-1, -1]

    @pytest.mark.parametrize("command", ["verify", "run", "refine", "lower"])
    def test_each_command_takes_it(self, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "new.mlir"
        file.write_text(OP)
        more = {"run": ["--inputs", str(tmp_path / "x.npz")], "refine": ["--input-types", "_"]}.get(command, [])
        np.savez(tmp_path / "x.npz", X)
        assert main([command, str(file), *more]) == 0
        told = capsys.readouterr().out
        assert {"verify": "no problems", "run": "[1.0, 1.0]"}.get(command, '"stablehlo.collective_reduce"(') in told

    @pytest.mark.parametrize(
        ("more", "said"),
        [
            ("lower FILE --format artifact -o OUT", "no artifact for version"),
            ("lower FILE --to 1.8.0", "new.mlir:3:8: stablehlo.collective_reduce: needs StableHLO 1.19.0, found 1.8.0"),
            ("compare FILE --with jax:cpu", "expected a program of which another backend knows every op"),
        ],
    )
    def test_what_others_have_to_read_cannot_have_it(
        self, more: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "new.mlir"
        file.write_text(OP)
        assert main(more.replace("FILE", str(file)).replace("OUT", str(tmp_path / "out")).split()) == 1
        told = " ".join(capsys.readouterr().err.split())
        assert said in told
        assert "stablehlo.collective_reduce" in told

    def test_nor_does_it_read_bytecode_with_it(self, tmp_path: Path) -> None:
        with (tmp_path / "new.mlirbc").open("wb") as stream:
            opspec.load(OP).operation.write_bytecode(stream)
        assert str(HINT) in refused(lambda: opspec.load(tmp_path / "new.mlirbc"))

    def test_its_rules_are_held_all_the_same(self) -> None:
        wrong = OP.replace("[[0]]", "[[0, 0]]").replace("1x1", "1x2")
        assert [found.rule for found in verify_source(wrong).diagnostics] == ["collective_reduce.C1"]

    @pytest.mark.parametrize("program", [OP, OP.replace("stablehlo.add %a, %b : tensor<f32>", ADD)])
    def test_a_program_that_breaks_none_has_no_problems(self, program: str) -> None:
        assert verify_source(program).diagnostics == []

    def test_rules_of_others_beside_it_are_told_alone(self) -> None:
        wrong = OP.replace("stablehlo.add %a, %b : tensor<f32>", "stablehlo.iota dim = 3 : tensor<f32>")
        assert [found.rule for found in verify_source(wrong).diagnostics] == ["iota.C1"]

    def test_a_form_that_came_later_says_so(self) -> None:
        said = refused(lambda: opspec.load(FORM))
        assert "an older form of stablehlo.collective_broadcast: that of now needs StableHLO 1.20.0" in said


def test_any_op_of_ours_is_read_as_if_the_library_lacked_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newer_ops, "knows", lambda _: False)
    program = """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "chlo.square"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.negate %0 : tensor<2xf32>
  %2 = "stablehlo.compare"(%1, %x) {comparison_direction = #stablehlo<comparison_direction LT>}
    : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %3 = "stablehlo.select"(%2, %1, %x) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}
"""
    disguised = newer_ops.in_disguise(program)
    assert [name for name in ("chlo.square", '"stablehlo.compare', '"stablehlo.select') if name in disguised] == []
    module = newer_ops.read(disguised, "here.mlir")
    assert verify(module) == []
    assert [(view.name, view.location.file, view.location.line) for view in import_module(module).walk()][2:5] == [
        ("chlo.square", "here.mlir", 3),
        ("stablehlo.negate", "here.mlir", 4),
        ("stablehlo.compare", "here.mlir", 5),
    ]
    assert opspec.run(module, np.float32([3, -0.5]))[0].tolist() == [-9, -0.5]


def test_an_older_form_is_named_only_where_the_form_is_meant() -> None:
    assert older_form("stablehlo.add", "'stablehlo.add' op requires one result") == ""
    assert older_form("stablehlo.custom_call", "Pin custom_call should have a tensor input") == ""
    newer = is_changed_since("stablehlo.collective_broadcast")
    assert bool(older_form("stablehlo.collective_broadcast", "op requires one result")) == newer
