"""Looking into a run: probes, traces, profiles, the first value that is not finite, and where a run was stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from mpmath import mp

import opspec
from opspec import observe
from opspec.cli.main import main
from tests.samples import one_in

PROGRAM = """func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %a = stablehlo.add %x, %y : tensor<4xf32> loc("model.py":7:3)
  %b = stablehlo.divide %x, %a : tensor<4xf32> loc("model.py":8:3)
  %c = stablehlo.tanh %b : tensor<4xf32> loc("model.py":9:3)
  return %c : tensor<4xf32>
}
"""
X, Y = np.array([1, 2, 3, 4], np.float32), np.array([1, 2, -3, 4], np.float32)


def seen(probe: observe.Probe, text: str = PROGRAM, *arguments: Any) -> list[Any]:
    return opspec.compile(opspec.load(text)).call(list(arguments or (X, Y)), on_op=probe)


def test_a_probe_sees_every_op_with_what_it_took_and_gave() -> None:
    events: list[observe.Event] = []
    (result,) = seen(events.append)
    assert [event.op for event in events] == ["stablehlo.add", "stablehlo.divide", "stablehlo.tanh"]
    assert [event.location.line for event in events] == [7, 8, 9]
    assert events[0].results[0].tolist() == [2, 4, 0, 8]
    assert events[1].operands[1].tolist() == [2, 4, 0, 8]
    assert events[2].results[0].tolist() == result.tolist()
    assert all(event.seconds >= 0 and event.nbytes == 16 for event in events)


def test_a_probe_sees_the_ops_of_loops_and_calls_each_time() -> None:
    text = """func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = stablehlo.while(%i = %z) : tensor<i32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = func.call @next(%i) : (tensor<i32>) -> tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %r : tensor<i32>
}
func.func private @next(%i: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %j = stablehlo.add %i, %one : tensor<i32>
  return %j : tensor<i32>
}
"""
    ops: list[str] = []
    assert seen(lambda event: ops.append(event.op), text, np.int32(3)) == [3]
    assert ops == ["stablehlo.compare", "stablehlo.add"] * 3 + ["stablehlo.compare"]


def test_check_finite_names_the_op_that_makes_the_first_infinity() -> None:
    with pytest.raises(opspec.OpSpecError) as caught:
        seen(observe.check_finite)
    assert str(caught.value) == (
        "stablehlo.divide at model.py:8:3: the first infinity: 1 of 4 elements, the first at [2]\n"
        "  result: tensor<4xf32> 0.5..0.5 mean 0.5 1 inf\n"
        "  operand 0: tensor<4xf32> 1..4 mean 2.5\n"
        "  operand 1: tensor<4xf32> 0..8 mean 3.5"
    )


def test_check_finite_sees_what_an_op_was_given_before_the_loop_takes_its_variable() -> None:
    text = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %large = stablehlo.constant dense<1.0e30> : tensor<f32>
  %0 = stablehlo.while(%a = %x) : tensor<f32>
  cond {
    %1 = stablehlo.compare LT, %a, %large : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.multiply %a, %large : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  return %0 : tensor<f32>
}
"""
    with pytest.raises(opspec.OpSpecError, match=r"^stablehlo.multiply.*: the first infinity"):
        seen(observe.check_finite, text, np.float32(1e20))
    given: list[Any] = []
    seen(lambda event: given.extend(event.operands if event.op == "stablehlo.multiply" else ()), text, np.float32(2))
    assert given == [np.float32(2), np.float32(1e30)]


def test_check_finite_lets_pass_what_was_not_finite_before() -> None:
    infinite = np.full(4, np.inf, np.float32)
    seen(observe.check_finite, PROGRAM, X, infinite)
    with pytest.raises(opspec.OpSpecError, match=r"^stablehlo.divide at model.py:8:3: the first NaN"):
        seen(observe.check_finite, PROGRAM, infinite, infinite)
    with pytest.raises(opspec.OpSpecError, match=r"^argument 1: NaN in 1 of 2 elements, first at \[1\]$"):
        observe.expect_numbers([X, np.array([0, np.nan])])


@pytest.mark.parametrize(
    ("patterns", "numbers"),
    [((), [1, 2, 3]), (("*.tanh",), [3]), (("tanh", "add"), [1, 3]), (("model.py:8:*",), [2]), (("none",), [])],
)
def test_a_trace_shows_what_matches(patterns: tuple[str, ...], numbers: list[int]) -> None:
    found: list[int] = []
    seen(observe.trace(lambda _, number: found.append(number), patterns))
    assert found == numbers


def test_a_profile_counts_by_op_and_line_and_knows_the_high_water_mark() -> None:
    tensor = "tensor<1000xf32>"
    text = f"""func.func @main(%x: {tensor}) -> {tensor} {{
  %a = stablehlo.add %x, %x : {tensor}
  %b = stablehlo.add %a, %a : {tensor}
  %c = stablehlo.add %b, %a : {tensor}
  %d = stablehlo.negate %c : {tensor}
  return %d : {tensor}
}}
"""
    profile = observe.Profile()
    seen(profile, text, np.ones(1000, np.float32))
    assert profile.peak == 3 * 4000  # a, b and c; in the observed run nothing is written over
    assert {name: row.calls for name, row in profile.by_op.items()} == {"stablehlo.add": 3, "stablehlo.negate": 1}
    assert {name: row.nbytes for name, row in profile.by_line.items()} == {f"<text>:{at}": 4000 for at in range(2, 6)}
    table = profile.table()
    assert "at most 11.7 KiB held at one time" in table
    assert "  <text>:5 negate" in table
    assert max(map(len, table.splitlines())) <= 80


@pytest.mark.parametrize(
    ("array", "text"),
    [
        (np.array([True, False]), "tensor<2xi1> 0..1 mean 0.5"),
        (np.array([[1, 5]], np.int8), "tensor<1x2xi8> 1..5 mean 3"),
        (np.array([np.nan, np.inf], np.float16), "tensor<2xf16> 1 NaN 1 inf"),
        (np.zeros(0, np.float32), "tensor<0xf32>"),
        (np.array(1 + 2j, np.complex64), "tensor<complex<f32>> 1..2 mean 1.5"),
    ],
)
def test_a_summary_is_an_array_in_a_few_numbers(array: Any, text: str) -> None:
    assert str(observe.summary(array)) == text


# --- command line -------------------------------------------------------------------------------------------


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    (tmp_path / "p.mlir").write_text(PROGRAM)
    np.savez(tmp_path / "in.npz", X, Y)
    return str(tmp_path / "p.mlir"), str(tmp_path / "in.npz")


def test_run_traces_in_lines(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--inputs", files[1], "--trace", "--only", "add"]) == 0
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("#1 add model.py:7:3  ")
    assert first.endswith("s      16 B")
    assert len(first) == 80
    assert second == "   (4xf32, 4xf32) -> 4xf32 0..8 mean 3.5"


def test_run_traces_in_json(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--inputs", files[1], "--trace", "--profile", "--format", "json"]) == 0
    *events, end = map(json.loads, capsys.readouterr().out.splitlines())
    assert [event["op"] for event in events] == ["stablehlo.add", "stablehlo.divide", "stablehlo.tanh"]
    assert events[1]["results"][0]["infinite"] == 1
    assert end["profile"]["by_op"]["stablehlo.add"]["calls"] == 1
    assert end["results"]["arr_0"]["type"] == "tensor<4xf32>"


def test_run_checks_for_finite_values(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--inputs", files[1], "--check-finite"]) == 1
    assert "opspec: stablehlo.divide at model.py:8:3: the first infinity" in capsys.readouterr().err


def test_run_profiles(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--inputs", files[1], "--profile"]) == 0
    assert "  model.py:9 tanh\n" in capsys.readouterr().out


def test_a_pattern_that_matches_nothing_is_told(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--inputs", files[1], "--trace", "--only", "ad", "--only", "*model.py:99:*"]) == 0
    assert capsys.readouterr().err == (
        "opspec: --only: expected ops that match 'ad' or '*model.py:99:*', found none; a pattern is a whole name or"
        " location, in which * is anything: 'dot*', '*model.py:12:*'\n"
    )


def test_run_refuses_flags_that_do_nothing(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", files[0], "--only", "add"]) == 2
    assert main(["run", files[0], "--formula", "--profile"]) == 2
    err = capsys.readouterr().err
    assert "expected --trace with --only" in err
    assert "expected --profile without --formula" in err


# --- lines of a trace ---------------------------------------------------------------------------------------


def test_the_lines_of_a_trace_fit_a_terminal() -> None:
    names = [f"%a{at}" for at in range(12)]
    types = ", ".join(f"tensor<{at + 1}x1000x3xf32>" for at in range(12))
    header = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types.split(", "), strict=True))
    body = f'  %r:12 = stablehlo.optimization_barrier {", ".join(names)} : {types} loc("{"deep/" * 30}model.py":123:45)'
    outs = ", ".join(f"%r#{at}" for at in range(12))
    text = f"func.func @main({header}) -> ({types}) {{\n{body}\n  return {outs} : {types}\n}}\n"
    found: list[str] = []
    arguments = [np.full((at + 1, 1000, 3), -1.23456e-30, np.float32) for at in range(12)]
    seen(lambda event: found.append(observe.lines(event, 1)), text, *arguments)
    lines = "\n".join(found).splitlines()
    assert lines[0].startswith("#1 optimization_barrier model.py:123:45 ")
    assert sum("x1000x3xf32 -1.23456e-30..-1.23456e-30" in line for line in lines) == 12
    assert max(map(len, lines)) <= 80


# --- accurate -----------------------------------------------------------------------------------------------


def test_accurate_f32_is_rounded_from_f64() -> None:
    text = """func.func @main(%x: tensor<4096xf32>) -> (tensor<4096xf32>, tensor<f32>) {
  %a = stablehlo.exponential %x : tensor<4096xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32>
  return %a, %s : tensor<4096xf32>, tensor<f32>
}
"""  # noqa: E501
    x = np.random.default_rng(3).uniform(-80, 80, 4096).astype(np.float32)
    exact = np.exp(x.astype(np.float64)).astype(np.float32)
    found, total = opspec.compile(opspec.load(text), accurate=True)(x)
    assert found.tobytes() == exact.tobytes()
    assert total == np.float32(x.sum(dtype=np.float64))
    plain, sum_ = opspec.compile(opspec.load(text))(x)  # some instruction sets have an exponential that is as exact
    assert (plain.tobytes(), sum_) != (exact.tobytes(), total), "this test shows nothing"


FUNCTIONS = {
    "stablehlo.exponential": (mp.exp, -80, 80),
    "stablehlo.exponential_minus_one": (mp.expm1, -20, 80),
    "stablehlo.log": (mp.log, 1e-30, 1e30),
    "stablehlo.log_plus_one": (mp.log1p, -0.99, 50),
    "stablehlo.logistic": (lambda x: 1 / (1 + mp.exp(-x)), -60, 60),
    "stablehlo.tanh": (mp.tanh, -8, 8),
    "stablehlo.sine": (mp.sin, -1e4, 1e4),
    "stablehlo.cosine": (mp.cos, -1e4, 1e4),
    "stablehlo.tan": (mp.tan, -1e4, 1e4),
    "stablehlo.cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), -1e9, 1e9),
    "stablehlo.sqrt": (mp.sqrt, 0, 1e9),
    "stablehlo.rsqrt": (lambda x: 1 / mp.sqrt(x), 1e-9, 1e9),
    "chlo.erf": (mp.erf, -4, 4),
    "chlo.erfc": (mp.erfc, -4, 9),
    "chlo.lgamma": (lambda x: mp.re(mp.loggamma(x)), -9, 99),
    "chlo.digamma": (mp.digamma, -9, 99),
    "chlo.sinh": (mp.sinh, -40, 40),
    "chlo.cosh": (mp.cosh, -40, 40),
    "chlo.asin": (mp.asin, -1, 1),
    "chlo.acos": (mp.acos, -1, 1),
    "chlo.atan": (mp.atan, -99, 99),
    "chlo.asinh": (mp.asinh, -1e9, 1e9),
    "chlo.acosh": (mp.acosh, 1, 1e9),
    "chlo.atanh": (mp.atanh, -0.999, 0.999),
    "chlo.erf_inv": (mp.erfinv, -0.999, 0.999),
    "chlo.bessel_i1e": (lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), -40, 40),
}


@pytest.mark.parametrize("name", one_in(3, FUNCTIONS))
def test_accurate_functions_are_within_one_ulp(name: str) -> None:
    exact, low, high = FUNCTIONS[name]
    random = np.random.default_rng(5)
    x = random.uniform(low, high, 400).astype(np.float32)
    if low <= 0:  # small ones too
        small = np.exp2(random.uniform(-60, -1, 100)) * (1 if low == 0 else random.choice([-1, 1], 100))
        x[:100] = small if low < 0 <= high or low == 0 else x[:100]
    tensor = f"tensor<{x.size}xf32>"
    text = f'func.func @main(%x: {tensor}) -> {tensor} {{\n  %r = "{name}"(%x) : ({tensor}) -> {tensor}\n'
    (found,) = opspec.compile(opspec.load(f"{text}  return %r : {tensor}\n}}\n"), accurate=True)(x)
    for at, y in zip(x.tolist(), found.tolist(), strict=True):
        with mp.workprec(120):
            wanted = exact(mp.mpf(at))
            ulp = mp.mpf(2) ** (mp.floor(mp.log(abs(wanted), 2)) - 23) if wanted else mp.mpf(2) ** -149
            assert abs(mp.mpf(y) - wanted) <= ulp, (at, y, float(wanted))
