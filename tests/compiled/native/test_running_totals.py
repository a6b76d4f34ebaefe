"""Running totals by kernels: sums of floats are carried wider than they are, so that none loses a place on the way."""

from __future__ import annotations

from collections.abc import Sequence

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import TotalsCode
from opspec.compiled.native.machine_code import Function
from opspec.values.arrays import Array
from tests.buffers.peaks import peak_of
from tests.compiled.native.kernels import EACH_SET, machine
from tests.samples import crossed

DTYPES = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "i8": np.int8}
WIDER = {"bf16": np.float32, "f16": np.float32, "f32": np.float64}
SHAPES = {
    "columns": ((700, 37), 0),
    "rows": ((5, 600), 1),
    "between": ((3, 900, 4), 1),
    "alone": ((600,), 0),
    "few": ((40, 20), 0),
    "fewest": ((50, 9), 1),
    "in turns of three": ((6, 700, 3), 1),
    "in turns of two": ((7, 300, 2), 1),
    "columns that are a vector": ((5, 200, 8), 1),
    "rows for several threads": ((5003, 120), 1),
}
COMBINING = {"add": np.add, "maximum": np.maximum}


def totals(type_: str, shape: tuple[int, ...], along: int, combining: str, start: str, backward: bool = False) -> str:
    given, one = f"tensor<{'x'.join(map(str, shape))}x{type_}>", f"tensor<{type_}>"
    ones = ", ".join("1" if at != along else str(size) for at, size in enumerate(shape))
    reach = f"[0, {shape[along] - 1}]" if backward else f"[{shape[along] - 1}, 0]"
    pads = ", ".join("[0, 0]" if at != along else reach for at in range(len(shape)))
    return f"""func.func @main(%x: {given}) -> {given} {{
  %start = stablehlo.constant dense<{start}> : {one}
  %0 = "stablehlo.reduce_window"(%x, %start) <{{window_dimensions = array<i64: {ones}>,
    padding = dense<[{pads}]> : tensor<{len(shape)}x2xi64>}}> ({{
    ^bb0(%a: {one}, %b: {one}):
      %m = stablehlo.{combining} %a, %b : {one}
      stablehlo.return %m : {one}
  }}) : ({given}, {one}) -> {given}
  return %0 : {given}
}}"""


def wanted(x: Array, type_: str, along: int, combining: str, backward: bool) -> Array:
    line = np.flip(x, along) if backward else x
    wide = WIDER.get(type_, DTYPES[type_])
    found = COMBINING[combining].accumulate(line.astype(wide), axis=along, dtype=wide)
    return (np.flip(found, along) if backward else found).astype(DTYPES[type_])


@pytest.fixture(params=EACH_SET)
def made(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often machine code is called."""
    on, calls = machine(request.param), list[int]()
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    run = TotalsCode.run

    def counted(code: TotalsCode, kernels: Sequence[Function], x: Array, start: Array) -> tuple[Array, ...] | None:
        calls.append(1)
        return run(code, kernels, x, start)

    monkeypatch.setattr(TotalsCode, "run", counted)
    return calls


@pytest.mark.parametrize(
    ("type_", "shape", "combining", "backward"), crossed(list(DTYPES), list(SHAPES), list(COMBINING), [False, True])
)
def test_each_is_made_of_the_one_before(
    made: list[int], type_: str, shape: str, combining: str, backward: bool
) -> None:
    sizes, along = SHAPES[shape]
    start = "0" if combining == "add" else "-128"
    start = start if type_ == "i8" else "0.0" if combining == "add" else LOWEST[type_]
    x = (np.random.default_rng(0).standard_normal(sizes) * 5).astype(DTYPES[type_])
    module = opspec.load(totals(type_, sizes, along, combining, start, backward))
    for engine in ("cpu", "numpy", "reference"):
        (found,) = opspec.run(module, x, engine=engine)
        assert found.tobytes() == wanted(x, type_, along, combining, backward).tobytes()
    assert made == [1]


LOWEST = {"f32": "0xFF800000", "f64": "0xFFF0000000000000", "bf16": "0xFF80", "f16": "0xFC00"}


def test_what_is_not_neutral_counts_as_often_as_a_window_has_it(made: list[int]) -> None:
    """A window that begins before the first element has initial values there."""
    x = np.arange(600, dtype=np.int32)
    text = totals("i32", (600,), 0, "add", "1")
    (found,) = opspec.run(opspec.load(text), x, engine="cpu")
    assert made
    assert (found == np.cumsum(x) + 1 + np.arange(600)[::-1]).all()


@pytest.mark.parametrize("type_", ["f32", "bf16"])
@pytest.mark.parametrize(("shape", "along"), [((2000, 300), 0), ((300, 2000), 1), ((600_000,), 0)])
def test_what_is_carried_wider_is_one_place(made: list[int], type_: str, shape: tuple[int, ...], along: int) -> None:
    x = np.ones(shape, DTYPES[type_])
    program = opspec.compile(opspec.load(totals(type_, shape, along, "add", "0.0")), engine="cpu")
    assert peak_of(lambda: program(x)) < 1.05 * x.nbytes
    assert made == [1, 1]


def test_a_loop_does_not_call_back_for_them(made: list[int]) -> None:
    text = totals("f32", (600, 3), 0, "add", "0.0").replace("func.func @main", "func.func private @totals")
    program = f"""{text}
func.func @main(%x: tensor<600x3xf32>) -> tensor<600x3xf32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<600x3xf32>
  cond {{
    %n = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = func.call @totals(%y) : (tensor<600x3xf32>) -> tensor<600x3xf32>
    stablehlo.return %j, %s : tensor<i32>, tensor<600x3xf32>
  }}
  return %r#1 : tensor<600x3xf32>
}}"""
    x = np.random.default_rng(0).standard_normal((600, 3)).astype(np.float32)
    expected = x
    for _ in range(3):
        expected = wanted(expected, "f32", 0, "add", False)
    (found,) = opspec.run(opspec.load(program), x, engine="cpu")
    assert found.tobytes() == expected.tobytes()
    assert not made
