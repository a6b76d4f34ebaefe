"""Programs of unknown sizes are compiled for the sizes that come."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.compiled import specialised
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code
from opspec.compiled.specialised import SpecialisedProgram
from opspec.errors import OpSpecError
from opspec.execution.executor import Program
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.grid import run_grid
from opspec.programs.records import import_module

ROWS = """
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %f = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %b = stablehlo.dynamic_broadcast_in_dim %f, %m, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %s = stablehlo.add %x, %y : tensor<?x4xf32>
  %r = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
  %t = stablehlo.multiply %r, %b : tensor<?xf32>
  return %t : tensor<?xf32>
}
"""


def given(rows: int) -> list[np.ndarray]:
    rng = np.random.default_rng(rows)
    return [rng.standard_normal((rows, 4)).astype(np.float32) for _ in range(2)]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Program | None]:
    """The programs that are made for sizes."""
    found: list[Program | None] = []
    make = SpecialisedProgram._specialised

    def seen(self: SpecialisedProgram, entry: str, arguments: Sequence[object]) -> Program | None:
        found.append(make(self, entry, arguments))
        return found[-1]

    monkeypatch.setattr(SpecialisedProgram, "_specialised", seen)
    return found


def test_each_size_has_a_program_of_its_own_that_is_made_once(made: list[Program | None]) -> None:
    module = opspec.load(ROWS)
    program = compile_by(module, engine="reference")
    for rows in (3, 5, 3, 5, 0):
        (found,), (wanted,) = program(*given(rows)), opspec.run(module, *given(rows))
        assert found.shape == (rows,)
        np.testing.assert_allclose(found, wanted, rtol=1e-6)
    assert len(made) == 3
    assert None not in made


def test_the_command_line_specialises_too(tmp_path: Path, made: list[Program | None]) -> None:
    program, inputs, results = tmp_path / "rows.mlir", tmp_path / "in.npz", tmp_path / "out.npz"
    program.write_text(ROWS)
    np.savez(inputs, *given(3))
    assert main(["run", str(program), "--inputs", str(inputs), "-o", str(results), "--engine", "reference"]) == 0
    assert len(made) == 1
    (wanted,) = compile_by(opspec.load(ROWS), engine="reference")(*given(3))
    assert np.load(results)["arr_0"].tobytes() == wanted.tobytes()


def test_programs_that_were_not_called_for_long_are_forgotten(
    monkeypatch: pytest.MonkeyPatch, made: list[Program | None]
) -> None:
    monkeypatch.setattr(specialised, "KEPT", 2)
    program = compile_by(opspec.load(ROWS), engine="reference")
    for rows in (1, 2, 1, 3, 1, 2):
        program(*given(rows))
    assert len(made) == 4


def test_sizes_that_exclude_each_other_are_refused_where_they_meet(made: list[Program | None]) -> None:
    module = opspec.load(ROWS)
    with pytest.raises(OpSpecError, match=r"stablehlo\.add at <text>:8:") as found:
        compile_by(module, engine="reference")(given(2)[0], given(3)[1])
    with pytest.raises(OpSpecError) as wanted:
        opspec.run(module, given(2)[0], given(3)[1])
    assert str(found.value) == str(wanted.value)
    assert made == [None]


def test_elements_of_a_wrong_type_do_not_stand_for_their_sizes(made: list[Program | None]) -> None:
    program = compile_by(opspec.load(ROWS), engine="reference")
    with pytest.raises(OpSpecError, match="found dtype float64"):
        program(*(x.astype(np.float64) for x in given(3)))
    program(*given(3))
    assert made[0] is None
    assert made[1] is not None


def test_who_watches_sees_the_ops_for_these_sizes_and_the_same_bits() -> None:
    seen: list[str] = []
    program = compile_by(opspec.load(ROWS), engine="reference")
    (found,) = program.call(given(3), on_op=lambda event: seen.append(event.op))
    assert "stablehlo.broadcast_in_dim" in seen
    assert not any("dynamic" in op for op in seen)
    assert found.tobytes() == program(*given(3))[0].tobytes()


def test_a_module_that_changes_afterwards_changes_nothing() -> None:
    module = opspec.load(ROWS)
    program = compile_by(module, engine="reference")
    opspec.refine(module, ["7x4xf32", "7x4xf32"])
    assert program(*given(3))[0].shape == (3,)


@pytest.mark.parametrize("engine", ["cpu", "tiered"])
def test_an_engine_that_is_not_installed_is_refused_whatever_the_sizes(
    monkeypatch: pytest.MonkeyPatch, engine: str
) -> None:
    monkeypatch.setattr(machine_code, "is_installed", lambda: False)
    with pytest.raises(OpSpecError, match=f'^engine="{engine}" needs llvmlite, '):
        compile_by(opspec.load(ROWS), engine=engine)


def test_what_cannot_be_made_for_sizes_is_told_at_each_call_that_asks_for_it() -> None:
    def fail(*_: object) -> Program:
        raise OpSpecError("no such machine")

    program = SpecialisedProgram(import_module(opspec.load(ROWS)), GeneratedKernels(), None, fail, at_once=False)
    program(*given(3))
    for _ in range(2):
        with pytest.raises(OpSpecError, match="no such machine"):
            program(*given(3))


@pytest.mark.skipif(not is_installed(), reason="the extra opspec[fast] is not installed")
def test_who_waits_has_the_kernels_of_all_sizes_that_came() -> None:
    program = opspec.compile(opspec.load(ROWS), engine="tiered")
    assert program.wait(0)  # none came
    for rows in (3, 5):
        program(*given(rows))
    assert program.wait(60)
    for rows in (3, 5):
        (wanted,) = opspec.compile(opspec.load(ROWS), engine="cpu")(*given(rows))
        assert program(*given(rows))[0].tobytes() == wanted.tobytes()


@pytest.mark.skipif(not is_installed(), reason="the extra opspec[fast] is not installed")
def test_processes_of_a_grid_run_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that comes first would run op by op, to other bits than those that come later."""
    ran: list[Program | None] = []
    find = SpecialisedProgram._program

    def seen(self: SpecialisedProgram, entry: str, arguments: Sequence[object]) -> Program | None:
        ran.append(find(self, entry, arguments))
        return ran[-1]

    monkeypatch.setattr(SpecialisedProgram, "_program", seen)
    run_grid(opspec.compile(opspec.load(ROWS), engine="tiered"), [given(9)] * 4, partitions=4)
    assert len(ran) == 5
    assert len({*ran[1:]}) == 1
    assert None not in ran
