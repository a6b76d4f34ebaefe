"""What is made alike is made once, and nothing else is."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.equal_values import equal_values
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module

ROW, NUMBER = "tensor<5xf32>", "tensor<f32>"


def program(*lines: str, results: tuple[str, ...] = ("%a", "%b"), types: str = ROW) -> str:
    """Its results are the negatives of these."""
    body = "\n".join(f"  {line}" for line in lines)
    listed = ", ".join([types] * len(results))
    negated = "\n".join(f"  %r{at} = stablehlo.negate {result} : {types}" for at, result in enumerate(results))
    return f"""func.func @main(%x: {ROW}, %y: {ROW}) -> ({listed}) {{
{body}
{negated}
  return {", ".join(f"%r{at}" for at in range(len(results)))} : {listed}
}}"""


def folded(name: str, combine: str) -> str:
    """Two windows."""
    return f"""%{name} = "stablehlo.reduce_window"(%x, %z) <{{window_dimensions = array<i64: 4>}}> ({{
    ^bb0(%p{name}: tensor<f32>, %q{name}: tensor<f32>):
      %s{name} = stablehlo.{combine} %p{name}, %q{name} : tensor<f32>
      stablehlo.return %s{name} : tensor<f32>
    }}) : ({ROW}, tensor<f32>) -> tensor<2xf32>"""


ZERO = "%z = stablehlo.constant dense<0.0> : tensor<f32>"
TURNED = [f"%{name} = stablehlo.reverse %x, dims = [0] : {ROW}" for name in "ab"]
NUMBERS = [f"%{name} = stablehlo.exponential %z : {NUMBER}" for name in "ab"]
POWERS = [f"%{name} = stablehlo.power %x, %y : {ROW}" for name in "ab"]
SLICES = [
    f"%{name} = stablehlo.slice %x [{at}:{at + 2}] : ({ROW}) -> tensor<2xf32>" for name, at in (("a", 0), ("b", 1))
]
DRAWN = [
    "%l = stablehlo.constant dense<0.0> : tensor<f32>",
    "%h = stablehlo.constant dense<1.0> : tensor<f32>",
    "%n = stablehlo.constant dense<5> : tensor<1xi64>",
    *(
        f"%{name} = stablehlo.rng %l, %h, %n, distribution = UNIFORM : ({NUMBER}, {NUMBER}, tensor<1xi64>) -> {ROW}"
        for name in "ab"
    ),
]
COMPLEX = [f"%{name} = stablehlo.constant dense<(1.0, 2.0)> : tensor<5xcomplex<f32>>" for name in "ab"]
BEHIND_A_BARRIER = [
    f"%a = stablehlo.tanh %x : {ROW}",
    f"%w = stablehlo.optimization_barrier %x : {ROW}",
    f"%b = stablehlo.tanh %w : {ROW}",
]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        pytest.param(program(*POWERS), 1, id="equal ones"),
        pytest.param(program(*TURNED), 0, id="what only shows elements"),
        pytest.param(program(ZERO, *NUMBERS, types=NUMBER), 0, id="numbers"),
        pytest.param(program(POWERS[0], f"%b = stablehlo.power %y, %x : {ROW}"), 0, id="other operands"),
        pytest.param(program(*SLICES, types="tensor<2xf32>"), 0, id="other attributes"),
        pytest.param(program(ZERO, folded("a", "add"), folded("b", "add"), types="tensor<2xf32>"), 1, id="regions"),
        pytest.param(
            program(ZERO, folded("a", "add"), folded("b", "maximum"), types="tensor<2xf32>"), 0, id="other regions"
        ),
        pytest.param(
            program(
                f"%c = stablehlo.add %x, %y : {ROW}",
                f"%d = stablehlo.add %x, %y : {ROW}",
                f"%a = stablehlo.tanh %c : {ROW}",
                f"%b = stablehlo.tanh %d : {ROW}",
            ),
            2,
            id="made of equal ones",
        ),
        pytest.param(program(*COMPLEX, types="tensor<5xcomplex<f32>>"), 0, id="constants that nobody compares"),
        pytest.param(program(*DRAWN), 0, id="numbers that are drawn"),
        pytest.param(program(*BEHIND_A_BARRIER), 0, id="behind a barrier"),
    ],
)
def test_which_values_are_made_alike(text: str, count: int) -> None:
    module = import_module(opspec.load(text))
    assert len(equal_values(module)) == count
    made = prepared(module)
    ops = [op for op in made.walk() if op.name != "stablehlo.optimization_barrier"]
    assert len(ops) == sum(op.name != "stablehlo.optimization_barrier" for op in module.walk()) - count * (
        3 if "reduce_window" in text else 1
    )


def test_what_is_given_is_made_for_itself() -> None:
    lines = [f"func.func @main(%x: {ROW}, %y: {ROW}) -> ({ROW}, {ROW}) {{", *POWERS]
    text = "\n".join([*lines, f"return %a, %b : {ROW}, {ROW}", "}"])
    assert not equal_values(import_module(opspec.load(text)))


@pytest.mark.parametrize("engine", ["cpu", "reference"])
def test_what_is_made_once_is_given_twice(engine: str) -> None:
    x, y = np.arange(5, dtype=np.float32), np.ones(5, np.float32)
    first, second = opspec.compile(opspec.load(program(*POWERS)), engine=engine)(x, y)
    assert np.array_equal(first, -x)
    assert np.array_equal(second, -x)
    first[:] = 7
    assert np.array_equal(second, -x), "in memory of its own"


def test_what_a_region_reads_of_equal_values() -> None:
    text = program(
        f"%c = stablehlo.tanh %x : {ROW}",
        f"%d = stablehlo.tanh %x : {ROW}",
        "%i = stablehlo.constant dense<1> : tensor<i32>",
        f'%a = "stablehlo.case"(%i) ({{ %f = stablehlo.add %c, %x : {ROW}',
        f"  stablehlo.return %f : {ROW} }}, {{ %e = stablehlo.add %d, %y : {ROW}",
        f"  stablehlo.return %e : {ROW} }}) : (tensor<i32>) -> {ROW}",
        results=("%a", "%d"),
    )
    x, y = np.arange(5, dtype=np.float32), np.ones(5, np.float32)
    wanted = opspec.compile(opspec.load(text), engine="numpy")(x, y)
    for engine in ("cpu", "reference"):
        found = opspec.compile(opspec.load(text), engine=engine)(x, y)
        assert all(np.allclose(a, b, rtol=1e-6) for a, b in zip(found, wanted, strict=True))
