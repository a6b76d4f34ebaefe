"""Readings: a run chooses how ops mean that are read in several ways, and every way to run has each of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.agreement.comparison import compare
from opspec.cli.main import main
from opspec.conform.backends import backend
from opspec.cuda.generated_text import kernel_text
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.grid import run_grid
from opspec_model.names import PUBLIC
from tests.execution.programs import said
from tests.generated_cases import ops

# Windows of two behind 0 and behind 3: of the second one there is half.
PROGRAM = """
func.func @main(%x: tensor<4xi32>, %i: tensor<2x1xi32>, %u: tensor<2x2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
"""
X = np.zeros(4, np.int32), np.array([[0], [3]], np.int32), np.array([[1, 2], [3, 4]], np.int32)
WANTED = {PUBLIC: [1, 2, 0, 3], "xla": [1, 2, 0, 0]}
READINGS = pytest.mark.parametrize("reading", WANTED)


@READINGS
def test_every_way_to_run_has_the_reading(reading: str) -> None:
    module = opspec.load(PROGRAM)
    ways = [
        opspec.run(module, *X, reading=reading),
        opspec.compile(module, reading=reading)(*X),
        opspec.compile(module, reading=reading, accurate=True)(*X),
        opspec.compile(module, kernels=GeneratedKernels(fast=False, reading=reading))(*X),
        formula.run(module, *X, reading=reading),
        *run_grid(module, [X, X], replicas=2, reading=reading),
    ]
    assert [found.tolist() for (found,) in ways] == [WANTED[reading]] * 7


def test_the_public_reading_is_the_one_of_nobody_asking() -> None:
    module = opspec.load(PROGRAM)
    for run in (opspec.run, formula.run):
        assert run(module, *X)[0].tolist() == WANTED[PUBLIC]


def test_an_op_that_is_read_in_one_way_is_as_it_was() -> None:
    kernels = GeneratedKernels(reading="xla"), GeneratedKernels()
    program = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n  return %x : tensor<2xi32>\n}\n"
    for each in kernels:
        assert opspec.compile(opspec.load(program), kernels=each)(np.ones(2, np.int32))[0].tolist() == [1, 1]
    assert kernel_text("stablehlo.add", "xla") == kernel_text("stablehlo.add")


@pytest.mark.parametrize("run", [opspec.run, formula.run])
def test_a_reading_that_nobody_has_is_named(run: object) -> None:
    text = said(lambda: run(opspec.load(PROGRAM), *X, reading="xl"))  # type: ignore[operator]
    assert text == "expected the name of a reading, one of public, xla; found 'xl'"


@READINGS
@pytest.mark.parametrize("how", [[], ["--formula"], ["--accurate"]], ids=str)
def test_the_command_takes_it(reading: str, how: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scatter.mlir"
    path.write_text(PROGRAM)
    given = [text for x, type_ in zip(X, ("4", "2x1", "2x2"), strict=True) for text in _argument(x, type_)]
    assert main(["run", str(path), "--reading", reading, *how, *given]) == 0
    assert capsys.readouterr().out == f"arr_0: tensor<4xi32> {WANTED[reading]}\n"


def _argument(x: np.ndarray[tuple[int, ...], np.dtype[np.int32]], sizes: str) -> list[str]:
    return ["--arg", f"tensor<{sizes}xi32> {x.tolist()}"]


def test_the_command_explains_both(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "scatter"]) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "taken = first + within == o where: taken" in text
    assert "read as xla XLA takes an update window whole" in text
    assert "taken = first + within == o and 0 <= first <= space" in text


def test_the_cuda_kernel_is_that_of_the_reading(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for reading in WANTED:
        assert main(["cuda", "scatter", "--reading", reading]) == 0
        texts.append(capsys.readouterr().out)
    assert "first <= space" in texts[1]
    assert "first <= space" not in texts[0]
    assert texts[1].startswith("// stablehlo.scatter (read as xla): ")


@pytest.mark.slow
def test_a_comparison_parts_in_one_reading_only() -> None:
    with_ = backend("jax:cpu").start()
    try:
        found = {reading: compare(opspec.load(PROGRAM), X, with_, reading) for reading in WANTED}
    finally:
        with_.close()
    assert found["xla"].parting is None
    assert "at [3] 0 there and 3 here" in str(found[PUBLIC])


def test_a_reading_differs_from_the_public_one_in_the_locals_that_it_names() -> None:
    readings = [(op, reading) for op in ops() for reading in op.readings]
    assert readings
    for op, reading in readings:
        public, read = (
            {b.name: b.value for s in p.stages for b in s.bindings} for p in (op.semantics, reading.semantics)
        )  # type: ignore[union-attr]
        assert {name for name in public if public[name] != read[name]} == set(reading.lets)
