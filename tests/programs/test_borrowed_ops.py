"""Test programs of the reference interpreter, and ops of MHLO, as people write them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.programs.borrowed_ops import rewritten

ADD = """// RUN: interpret %s
func.func @add_op_test_si4() {
  %0 = stablehlo.constant dense<[0, 1, 2, -3, 0]> : tensor<5xi4>
  %1 = stablehlo.constant dense<[-8, -1, 2, -3, 7]> : tensor<5xi4>
  %2 = stablehlo.add %0, %1 : tensor<5xi4>
  check.expect_eq_const %2, dense<[-8, 0, 4, -6, 7]> : tensor<5xi4>
  func.return
}

// -----

func.func @log_op_test_f32() {
  %0 = stablehlo.constant dense<[[1.0, 2.0], [4.0, 8.0]]> : tensor<2x2xf32>
  %1 = stablehlo.log %0 : tensor<2x2xf32>
  %2 = stablehlo.constant dense<[[0.0, 0.693147182], [1.38629436, 2.07944155]]> : tensor<2x2xf32>
  check.expect_almost_eq_const %1, dense<[[0.0, 0.6931], [1.3863, 2.0794]]> : tensor<2x2xf32>
  check.expect_almost_eq %1, %2 : tensor<2x2xf32>
  check.expect_close %1, %2, max_ulp_difference = 4 : tensor<2x2xf32>, tensor<2x2xf32>
  "check.expect_eq"(%2, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  func.return
}
"""
PARALLEL = """module {
  func.func public @all_reduce(%operand : tensor<4xi64>) -> tensor<4xi64> {
    %result = "stablehlo.all_reduce"(%operand) ({
      ^bb0(%arg0: tensor<i64>, %arg1: tensor<i64>):
        %0 = stablehlo.add %arg0, %arg1 : tensor<i64>
        stablehlo.return %0 : tensor<i64>
    }) {
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>
    } : (tensor<4xi64>) -> tensor<4xi64>
    return %result : tensor<4xi64>
  }
  func.func public @main() {
    %inputs0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    %inputs1 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
    %results:2 = "interpreter.run_parallel"(%inputs0, %inputs1) {
      programs=[[@all_reduce], [@all_reduce]]
    } : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
    check.expect_eq_const %results#0, dense<[6, 8, 10, 12]> : tensor<4xi64>
    check.expect_eq_const %results#1, dense<[6, 8, 10, WANTED]> : tensor<4xi64>
    func.return
  }
}
"""


def run(text: str, *arguments: Any, entry: str = "main") -> tuple[Any, ...]:
    return opspec.run(opspec.load(text), *arguments, entry=entry)


def said(text: str, *arguments: Any, entry: str = "main") -> str:
    with pytest.raises(opspec.OpSpecError) as caught:
        run(text, *arguments, entry=entry)
    return str(caught.value)


def test_a_file_of_checks_runs_function_by_function() -> None:
    program = opspec.compile(opspec.load(ADD))
    assert program.functions == ("add_op_test_si4", "log_op_test_f32")
    for entry in program.functions:
        assert program(entry=entry) == ()


@pytest.mark.parametrize(
    ("text", "wrong", "words"),
    [
        ("-6, 7]>", "-6, 6]>", "<text>:6:3: check.expect_eq_const: expected equal 6, found 7 at index [4] (1 of 5"),
        ("0.6931]", "0.6961]", "<text>:16:3: check.expect_almost_eq_const: expected within 0.001 of 0.6961"),
        ("1.38629436,", "1.3863100,", "<text>:18:3: check.expect_close: expected within 4 ULP of 1.38631"),
    ],
)
def test_a_check_that_fails_says_where(text: str, wrong: str, words: str) -> None:
    assert text in ADD
    entry = "log_op_test_f32" if "." in text else "add_op_test_si4"
    assert words in said(ADD.replace(text, wrong), entry=entry)


def test_programs_run_in_parallel() -> None:
    assert run(PARALLEL.replace("WANTED", "12")) == ()
    assert "<text>:19:5: check.expect_eq_const: expected equal 11, found 12" in said(PARALLEL.replace("WANTED", "11"))


def test_processes_of_a_grid_are_fed_and_may_differ() -> None:
    text = """module {
  func.func @queue0() -> (tensor<2xi64>) {
    %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
    func.return %0 : tensor<2xi64>
  }
  func.func @first() -> (tensor<ui32>, tensor<2xi64>) {
    %t = stablehlo.create_token : !stablehlo.token
    %r:2 = "stablehlo.infeed"(%t) {infeed_config = "", layout = [[0]]} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
    %p = stablehlo.partition_id : tensor<ui32>
    func.return %p, %r#0 : tensor<ui32>, tensor<2xi64>
  }
  func.func @second(%x: tensor<i64>, %y: tensor<i64>) -> tensor<i64> {
    %s = stablehlo.add %x, %y : tensor<i64>
    func.return %s : tensor<i64>
  }
  func.func @main(%x: tensor<i64>) -> (tensor<ui32>, tensor<2xi64>, tensor<i64>) {
    %r:3 = "interpreter.run_parallel"(%x, %x) {
      infeed = [@queue0],
      programs = [[@first, @second]]
    } : (tensor<i64>, tensor<i64>) -> (tensor<ui32>, tensor<2xi64>, tensor<i64>)
    func.return %r#0, %r#1, %r#2 : tensor<ui32>, tensor<2xi64>, tensor<i64>
  }
}
"""  # noqa: E501
    partition, fed, total = run(text, np.int64(21))
    assert (partition, fed.tolist(), total) == (0, [1, 2], 42)
    assert "expected 2 inputs, those of its programs in turn, found 1" in said(
        text.replace("(%x, %x)", "(%x)").replace("} : (tensor<i64>, tensor<i64>)", "} : (tensor<i64>)"), np.int64(1)
    )


def test_probes_and_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = """func.func @main() -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xi32>
  %1 = interpreter.probe %0, probe_id = "probe0" : tensor<2xi32>
  interpreter.print %1 : tensor<2xi32>
  func.return %1 : tensor<2xi32>
}
"""
    assert run(text)[0].tolist() == [3, 5]
    assert capsys.readouterr().out == "tensor<2xi32> [3 5]\n"
    (tmp_path / "p.mlir").write_text(text)
    assert main(["run", str(tmp_path / "p.mlir"), "--trace", "--only", "*:3:*"]) == 0
    assert "custom_call" in capsys.readouterr().err
    wrong = text.replace("interpreter.print %1", 'check.expect_serialized_eq %1, probe_id = "a", iteration = 1')
    assert "the file that the probe 'a' of another run has written" in said(wrong)


@pytest.mark.parametrize(
    "op",
    [
        "%r = mhlo.erf %x : tensor<3xf32>",
        '%r = "mhlo.erf"(%x) : (tensor<3xf32>) -> tensor<3xf32>',
        "%r = mhlo.erf %x {a = 1 : i32} : (tensor<3xf32>) -> tensor<3xf32> loc(unknown)",
        "%r = stablehlo.custom_call @mhlo.erf(%x) : (tensor<3xf32>) -> tensor<3xf32>",
    ],
)
def test_functions_of_mhlo(op: str) -> None:
    x = np.float32([-1, 0, 2])
    (found,) = run(
        f"func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {{\n  {op}\n  return %r : tensor<3xf32>\n}}\n", x
    )
    chlo = "  %r = chlo.erf %x : tensor<3xf32> -> tensor<3xf32>\n"
    head, tail = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {\n", "  return %r : tensor<3xf32>\n}\n"
    (wanted,) = run(f"{head}{chlo}{tail}", x)
    assert found.tobytes() == wanted.tobytes()
    np.testing.assert_allclose(found, [-0.84270079, 0, 0.99532227], rtol=1e-6)


@pytest.mark.parametrize(
    "op",
    [
        "%r:2 = mhlo.topk(%x, k = 2, largest = true) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)",
        '%r:2 = "mhlo.topk"(%x) <{k = 2 : i64, largest = true}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)',
    ],
)
def test_topk_of_mhlo(op: str) -> None:
    values, places = run(
        "func.func @main(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {\n"
        f"  {op}\n  return %r#0, %r#1 : tensor<2xf32>, tensor<2xi32>\n}}\n",
        np.float32([3, 9, -1, 4]),
    )
    assert (values.tolist(), places.tolist()) == ([9, 4], [1, 3])


def test_other_ops_of_such_dialects_are_refused_by_name() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"<text>:2:8: .*mhlo\.frobnicate"):
        opspec.load("func.func @main(%x: tensor<f32>) {\n  %r = mhlo.frobnicate %x : tensor<f32>\n  return\n}\n")


@pytest.mark.parametrize(
    "text",
    [
        "// check.expect_eq %a, %b : tensor<f32>\n",
        'stablehlo.custom_call @check.eq(%a, %b) {a = "mhlo.erf %x : f32"}\n',
        'check.expect_eq %a, "open\n',
        "mhlo.erf %a\n",
        "mhlo.erf %a : \n",
        '"mhlo.erf"(%a : (tensor<f32>\n',
    ],
)
def test_what_is_no_such_op_stays(text: str) -> None:
    assert rewritten(text) == text


def test_lines_stay_where_they_are() -> None:
    for text in (ADD, PARALLEL):
        assert rewritten(text).count("\n") == text.count("\n")


def test_a_file_without_main_runs_what_takes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "test.mlir"
    file.write_text(ADD, encoding="utf-8")
    assert main(["run", str(file)]) == 0
    assert capsys.readouterr().out.split() == ["@add_op_test_si4", "@log_op_test_f32"]
    file.write_text(ADD.replace("@log_op_test_f32", "@add_op_test_si4").replace("0.6931]", "0.6831]"), encoding="utf-8")
    assert main(["run", str(file)]) == 1  # the parts are programs of their own, their lines those of the file
    assert "16:3: check.expect_almost_eq_const" in capsys.readouterr().err
