"""`opspec compare`: the op where another executor parts from ours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.comparison import Comparison, compare, other, random_arguments
from opspec.cli.main import main
from opspec.execution.executor import run
from opspec.programs.loading import load
from opspec.programs.records import import_module

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


@pytest.mark.parametrize(("at", "op"), [(0, "stablehlo.sine"), (1, "stablehlo.multiply"), (3, "stablehlo.dot_general")])
def test_the_op_at_fault_is_named(at: int, op: str) -> None:
    found = held_against(Ours(at, 1.001)).parting
    assert found is not None
    assert found.place.startswith(f"{op} at <text>:")
    assert found.number == at + 1
    assert "ULP apart; 12 of 12 elements differ" in str(found) or "ULP apart; 20 of 20 elements differ" in str(found)


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


def test_others_are_known_by_name() -> None:
    with pytest.raises(opspec.OpSpecError, match="expected jax:cpu or cpu to compare with, found 'gpu'"):
        other("gpu")


def test_random_arguments_have_the_types() -> None:
    types = "%a: tensor<3xi1>, %b: tensor<2x2xui8>, %c: tensor<complex<f32>>, %d: tensor<4xi4>"
    module = load(f"func.func @main({types}) {{\n  return\n}}")
    found = drawn(module)
    assert [x.dtype.name for x in found] == ["bool", "uint8", "complex64", "int4"]
    assert [x.shape for x in found] == [(3,), (2, 2), (), (4,)]
    assert all(np.array_equal(x, y) for x, y in zip(found, drawn(module), strict=True))
    with pytest.raises(opspec.OpSpecError, match="give them with --inputs"):
        drawn(load("func.func @main(%a: tensor<?xf32>) {\n  return\n}"))


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
