"""`opspec compare`: the op where another executor parts from ours."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.comparison import Comparison, compare
from opspec.agreement.random_values import random_arguments
from opspec.cli.main import main
from opspec.compiled.engines import run
from opspec.errors import OpSpecError
from opspec.programs.loading import load
from opspec.programs.records import import_module
from tests.fork_server import fork_command

PROGRAM = """
module {
  func.func public @main(%x: tensor<4x5xf32>, %y: tensor<5x3xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.sine %x : tensor<4x5xf32>
    %1 = call @twice(%0) : (tensor<4x5xf32>) -> tensor<4x5xf32>
    %2 = stablehlo.dot_general %1, %y, contracting_dims = [1] x [0]
      : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
    return %2 : tensor<4x3xf32>
  }
  func.func private @twice(%x: tensor<4x5xf32>) -> tensor<4x5xf32> {
    %two = stablehlo.constant dense<2.0> : tensor<4x5xf32>
    %0 = stablehlo.multiply %x, %two : tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
}
"""


class Ours:
    """Ourselves, wrong by a factor at one of the results."""

    name = "ours"

    def __init__(self, at: int = 0, factor: float = 1.0) -> None:
        self.at, self.factor = at, factor

    def run(self, program: str, inputs: Sequence[np.ndarray]) -> tuple[np.ndarray, ...]:
        found = [np.array(x) for x in run(load(program), *inputs)]
        found[self.at] = (found[self.at] * self.factor).astype(found[self.at].dtype)
        return tuple(found)


def drawn(module: Any) -> list[Any]:
    return random_arguments(import_module(module).functions["main"].regions[0].block.types)


def held_against(with_: object) -> Comparison:
    module = load(PROGRAM)
    return compare(module, drawn(module), with_)  # type: ignore[arg-type]


def test_an_executor_agrees_with_itself() -> None:
    assert str(held_against(Ours())) == "4 ops agree"
    assert str(Comparison(1, None)) == "1 op agrees"


@pytest.mark.parametrize(("at", "op"), [(0, "stablehlo.sine"), (1, "stablehlo.multiply"), (3, "stablehlo.dot_general")])
def test_the_op_at_fault_is_named(at: int, op: str) -> None:
    found = held_against(Ours(at, 1.001)).parting
    assert found is not None
    assert found.place.startswith(f"{op} at <text>:")
    assert found.number == at + 1
    assert "ULP apart; 12 of 12 elements differ" in str(found) or "ULP apart; 20 of 20 elements differ" in str(found)


@pytest.mark.parametrize("sizes", [[(4, 5)], [(4, 5), (5, 4)]])
def test_arguments_that_do_not_fit_are_told_as_by_a_run(sizes: list[tuple[int, ...]]) -> None:
    module = load(PROGRAM)
    arguments = [np.zeros(shape, np.float32) for shape in sizes]
    with pytest.raises(OpSpecError) as told:
        run(module, *arguments)
    with pytest.raises(OpSpecError) as found:
        compare(module, arguments, SimpleNamespace(run=pytest.fail))  # type: ignore[arg-type]
    assert str(found.value) == str(told.value)


def test_less_than_the_spec_allows_is_no_fault() -> None:
    assert held_against(Ours(3, 1 + 2e-7)).parting is None
    assert held_against(Ours(1, 1 + 2e-7)).parting is not None  # multiplication is exact


@pytest.mark.parametrize(("left", "agrees"), [(1e-20, True), (1e-18, False)])
def test_zero_for_a_number_that_is_not_normal_is_no_fault(left: float, agrees: bool) -> None:
    module = load(
        "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n %0 = stablehlo.multiply %x, %x : tensor<f32>\n"
        " return %0 : tensor<f32>\n}"
    )
    found = compare(module, [np.float32(left)], Ours(0, 0.0))  # type: ignore[arg-type]
    assert (found.parting is None) == agrees
    assert compare(module, [np.float32(left)], Ours(0, 0.0), subnormals=True).parting is not None  # type: ignore[arg-type]


@pytest.mark.slow
def test_xla_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM)
    assert main(["compare", str(program), "--with", "jax:cpu"]) == 0
    said = capsys.readouterr()
    assert said.out == "4 ops agree\n"
    assert "the arguments are random" in said.err
    arrays = tmp_path / "in.npz"
    np.savez(arrays, np.ones((4, 5), np.float32), np.ones((5, 3), np.float32))
    assert main(["compare", str(program), "--with", "jax:cpu", "--inputs", str(arrays)]) == 0
    assert capsys.readouterr().err == ""


def test_calls_that_do_not_end_are_refused() -> None:
    text = (
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}\n"
    )
    module = opspec.load(text + text.replace("@main", "private @f"))
    with pytest.raises(OpSpecError, match=r"^func.call at .*:6:8: expected calls that end, found one of @f in itself"):
        compare(module, [np.zeros(4, np.float32)], Ours(0, 0.0))  # type: ignore[arg-type]


def wrong(op: str) -> list[str]:
    """A command that adds one to what an op gives."""
    return fork_command("tests.agreement.wrong_op", op)


@pytest.fixture
def looping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))
    path = tmp_path / "looping.mlir"
    path.write_text(LOOPING)
    return str(path)


def test_a_backend_is_named_as_it_is_to_be_judged(looping: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", looping, "--", *wrong("none")]) == 0
    assert capsys.readouterr().out == "10 ops agree\n"
    assert main(["compare", looping, "--format", "json", "--with", f"-- {shlex.join(wrong('stablehlo.sine'))}"]) == 1
    found = json.loads(capsys.readouterr().out)["parting"]
    assert (found["number"], found["of"], found["around"]) == (3, 3, [])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "expected a backend as --with BACKEND (jax:PLATFORM"),
        (["--with", "gpu"], "found 'gpu', which is no file"),
        (["--with", "jax:cpu", "--", "true"], "and not both"),
        (["--", "false"], "ends at once: exit status 1"),
    ],
)
def test_what_is_no_backend_is_told_in_a_line(
    looping: str, capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert main(["compare", looping, *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


LOOPING = """
module {
  func.func @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %half = stablehlo.constant dense<0.5> : tensor<4xf32>
    %y = stablehlo.cosine %x : tensor<4xf32>
    %n, %0 = stablehlo.while(%i = %zero, %s = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %t = func.call @step(%s, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %u = "stablehlo.if"(%p) ({
        %a = stablehlo.tanh %t : tensor<4xf32>
        stablehlo.return %a : tensor<4xf32>
      }, {
        %b = stablehlo.multiply %t, %half : tensor<4xf32>
        stablehlo.return %b : tensor<4xf32>
      }) : (tensor<i1>) -> tensor<4xf32>
      stablehlo.return %next, %u : tensor<i32>, tensor<4xf32>
    }
    %r = stablehlo.sine %0 : tensor<4xf32>
    return %r : tensor<4xf32>
  }
  func.func private @step(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %x : tensor<4xf32>
    %1 = stablehlo.subtract %0, %y : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
"""


@pytest.mark.parametrize(
    ("holds", "change", "wanted"),
    [
        (True, ("subtract", "add"), ["stablehlo.while at <text>:8:14, in round 1", "op 3 of 5, stablehlo.subtract"]),
        (True, ("tanh", "sine"), ["in round 1", "stablehlo.if at <text>:16:12, branch 0", "op 1 of 1, stablehlo.tanh"]),
        (False, ("multiply", "add"), ["in round 1", "branch 1", "op 1 of 1, stablehlo.multiply at <text>:20:14"]),
        (True, ("direction LT", "direction LE"), ["in round 4, its condition", "op 1 of 1, stablehlo.compare"]),
        (True, ("multiply", "add"), []),  # the branch that is not taken
    ],
)
def test_an_op_is_found_in_loops_branches_and_calls(holds: bool, change: tuple[str, str], wanted: list[str]) -> None:
    class Changed(Ours):
        def run(self, program: str, inputs: Sequence[np.ndarray]) -> tuple[np.ndarray, ...]:
            return tuple(run(load(program.replace(*change)), *inputs))

    arguments = [np.array([0.1, -0.2, 0.3, 2.0], np.float32), np.array(holds)]
    found = compare(load(LOOPING), arguments, Changed())  # type: ignore[arg-type]
    assert (found.parting is None) == (not wanted)
    said = " ".join(str(found).split())
    assert all(words in said for words in wanted), said


def test_a_loop_that_parts_though_its_ops_agree_is_named_itself() -> None:
    class Whole(Ours):
        def run(self, program: str, inputs: Sequence[np.ndarray]) -> tuple[np.ndarray, ...]:
            found = list(super().run(program, inputs))
            if "stablehlo.while" in program:
                found[2] = found[2] + 1  # behind %y and the number of rounds
            return tuple(found)

    found = compare(load(LOOPING), [np.ones(4, np.float32), np.array(True)], Whole()).parting  # type: ignore[arg-type]
    assert found is not None
    assert (found.place.split()[0], found.result, found.around) == ("stablehlo.while", 1, ())


def test_random_arguments_have_the_types() -> None:
    types = "%a: tensor<3xi1>, %b: tensor<2x2xui8>, %c: tensor<complex<f32>>, %d: tensor<4xi4>"
    module = load(f"func.func @main({types}) {{\n  return\n}}")
    found = drawn(module)
    assert [x.dtype.name for x in found] == ["bool", "uint8", "complex64", "int4"]
    assert [x.shape for x in found] == [(3,), (2, 2), (), (4,)]
    assert all(np.array_equal(x, y) for x, y in zip(found, drawn(module), strict=True))
    stored = drawn(load("func.func @main(%a: tensor<99x!quant.uniform<u8<1:9>:f32, 0.5:3>>) {\n  return\n}"))[0]
    assert (stored.dtype, set(stored)) == (np.uint8, set(range(1, 10)))
    with pytest.raises(
        opspec.OpSpecError, match=r"has open sizes: `opspec refine` makes .* and --inputs or --arg gives"
    ):
        drawn(load("func.func @main(%a: tensor<?xf32>) {\n  return\n}"))
    with pytest.raises(opspec.OpSpecError, match="no memory for random values"):
        drawn(load("func.func @main(%a: tensor<1000000x1000000x1000xf32>) {\n  return\n}"))


FUSED = """
func.func @main(%w: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %rate = stablehlo.constant dense<0.1> : tensor<64xf32>
  %0 = stablehlo.multiply %rate, %g : tensor<64xf32>
  %1 = stablehlo.subtract %w, %0 : tensor<64xf32>
  %2 = stablehlo.subtract %w, %1 : tensor<64xf32>
  return %2 : tensor<64xf32>
}
"""


class Fusing(Ours):
    """A compiler that adds a product without rounding it; `at` is off by one unit."""

    def run(self, program: str, inputs: Sequence[np.ndarray]) -> tuple[np.ndarray, ...]:
        found = [np.array(x) for x in super().run(program, inputs)]
        w, g = (x.astype(np.float64) for x in inputs)
        found[1] = (w - np.float32(0.1).astype(np.float64) * g).astype(np.float32)
        found[2] = inputs[0] - found[1]
        found[self.at] = np.nextafter(found[self.at], np.float32(9)) if self.at else found[0]
        return tuple(found)


def test_a_product_may_be_added_without_rounding_it() -> None:
    module = load(FUSED)
    arguments = drawn(module)
    w, g = (x.astype(np.float64) for x in arguments)
    rate = np.float32(0.1)
    assert ((w - rate * g).astype(np.float32) != arguments[0] - rate * arguments[1]).any()
    assert compare(module, arguments, Fusing()).parting is None  # type: ignore[arg-type]
    found = compare(module, arguments, Fusing(at=2)).parting  # type: ignore[arg-type]
    assert found is not None
    assert found.number == 3
    assert max(map(len, str(found).splitlines())) <= 80


@pytest.mark.parametrize(
    ("name", "feed"),
    [
        ("infeed", '%0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)'),
        ("outfeed", '%0 = "stablehlo.outfeed"(%x, %t) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token'),
    ],
)
def test_nobody_is_asked_who_would_wait_for_a_feed(name: str, feed: str) -> None:
    module = load(f"""func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {{
  %t = stablehlo.create_token : !stablehlo.token
  {feed}
  return %x : tensor<2xf32>
}}""")
    with pytest.raises(opspec.OpSpecError, match=rf"^stablehlo\.{name} .*expected a program of arguments and results"):
        compare(module, drawn(module), Ours())  # type: ignore[arg-type]
