"""The engine `tiered`, which is the usual one: NumPy, then the engine `cpu`, once its kernels are built; nobody
waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled import engine_names, specialised
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native.instruction_sets import sets
from opspec.compiled.planning_progress import Pause
from opspec.compiled.specialised import SpecialisedProgram
from opspec.compiled.tiered import GivenUp, TieredProgram
from opspec.errors import OpSpecError
from opspec.execution.executor import MAIN, Program
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.grid import run_grid
from opspec.kernels.vocabulary import Alone, within
from opspec.programs.records import import_module
from tests.checkout import ROOT

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra opspec[fast] is not installed")

PROGRAM = """
func.func @main(%x: tensor<7x90xf32>) -> tensor<7xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<7x90xf32>
  %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<7x90xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}
"""
X = np.random.default_rng(0).standard_normal((7, 90)).astype(np.float32)


def tiered(text: str = PROGRAM) -> TieredProgram:
    found = compile_by(opspec.load(text), engine="tiered")
    assert isinstance(found, TieredProgram)
    return found


def test_the_first_result_is_that_of_numpy_and_a_later_one_that_of_the_kernels() -> None:
    program = tiered()
    (first,) = program(X)
    assert first.tobytes() == opspec.run(opspec.load(PROGRAM), X)[0].tobytes()
    assert program.wait(60)
    (later,) = program(X)
    assert later.tobytes() == compile_by(opspec.load(PROGRAM), engine="cpu")(X)[0].tobytes()
    np.testing.assert_allclose(first, later, rtol=1e-6)


def test_nothing_is_built_before_the_first_call_has_ended() -> None:
    before = threading.active_count()
    program = tiered()
    assert threading.active_count() == before
    assert program.wait(60)  # who waits for kernels begins them


def test_who_goes_on_with_numpy_waits_for_nothing() -> None:
    assert tiered().by_numpy().wait()


def made_by(make: Callable[..., Program]) -> TieredProgram:
    module = import_module(opspec.load(PROGRAM))
    return TieredProgram(module, GeneratedKernels(), None, make)


def test_what_cannot_be_built_stays_with_numpy() -> None:
    def fail(_pause: object) -> Program:
        raise OpSpecError("no such machine")

    program = made_by(fail)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        (first,) = program(X)
        assert program.wait(60)
    assert [str(x.message) for x in told] == ["no kernels, so NumPy goes on: no such machine"]
    assert program(X)[0].tobytes() == first.tobytes()


@pytest.mark.parametrize("text", [PROGRAM, PROGRAM.replace("7x", "?x").replace("<7xf32>", "<?xf32>")], ids=["", "open"])
@pytest.mark.parametrize("engine", [None, "tiered", "cpu"])
@pytest.mark.parametrize(
    ("variable", "given", "words"),
    [
        ("OPSPEC_CPU", "foo", "OPSPEC_CPU: expected one of .*, found 'foo'"),
        ("OPSPEC_THREADS", "foo", "OPSPEC_THREADS: expected a number from 1 to .*, found 'foo'"),
        ("OPSPEC_THREADS", "0", "OPSPEC_THREADS: expected a number from 1 to .*, found '0'"),
    ],
)
def test_a_wrong_setting_is_refused_before_anything_is_called(
    text: str, engine: str | None, variable: str, given: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    monkeypatch.setenv(variable, given)
    with pytest.raises(OpSpecError, match=words):
        compile_by(opspec.load(text), engine=engine)
    compile_by(opspec.load(PROGRAM), engine="numpy")(X)


def test_a_right_setting_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPSPEC_CPU", f" {sets()[-1].name.upper()} ")
    monkeypatch.setenv("OPSPEC_THREADS", "1")
    compile_by(opspec.load(PROGRAM))(X)


def test_calls_go_on_while_kernels_are_built() -> None:
    going = threading.Event()

    def slow(pause: Pause) -> Program:
        while not going.is_set():
            pause("ops planned")
        raise GivenUp

    program = made_by(slow)
    first, *others = (program(X)[0].tobytes() for _ in range(20))
    assert set(others) == {first}
    going.set()
    while any(thread.name == "opspec kernels" for thread in threading.enumerate()):
        time.sleep(0.001)


def test_strict_products_are_not_those_of_numpy() -> None:
    with pytest.raises(OpSpecError, match="expected the engine cpu or reference beside strict products, found tiered"):
        compile_by(opspec.load(PROGRAM), engine="tiered", products="strict")
    with pytest.raises(OpSpecError, match="expected fast products beside kernels or accurate, found strict"):
        compile_by(opspec.load(PROGRAM), accurate=True, products="strict")


def usual(text: str = PROGRAM) -> Program:
    return compile_by(opspec.load(text))


def test_where_nobody_names_an_engine_kernels_are_built_after_the_second_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    program = usual()
    assert isinstance(program, TieredProgram)
    first, second = program(X)[0].tobytes(), program(X)[0].tobytes()
    assert first == second == compile_by(opspec.load(PROGRAM), engine="numpy")(X)[0].tobytes()
    assert program.wait(60)
    assert program(X)[0].tobytes() == compile_by(opspec.load(PROGRAM), engine="cpu")(X)[0].tobytes()


def test_a_program_that_is_called_once_begins_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    before = threading.active_count()
    program = usual()
    program(X)
    opspec.run(opspec.load(PROGRAM), X)
    assert threading.active_count() == before


def test_what_cannot_be_built_is_not_told_where_nobody_named_an_engine() -> None:
    def fail(_pause: object) -> Program:
        raise OpSpecError("no such machine")

    program = TieredProgram(import_module(opspec.load(PROGRAM)), GeneratedKernels(), None, fail, asked=False)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        first = program(X)[0].tobytes()
        program(X)
        assert program.wait(60)
    assert not told
    assert program(X)[0].tobytes() == first


def test_without_llvm_it_is_numpy_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    monkeypatch.setattr(engine_names, "is_installed", lambda: False)
    assert type(usual()) is Program
    said = r"expected the engine reference \(or cpu, once llvmlite is installed\) beside strict products, found numpy"
    with pytest.raises(OpSpecError, match=said):
        compile_by(opspec.load(PROGRAM), products="strict")
    compile_by(opspec.load(PROGRAM), engine="reference", products="strict")


def test_strict_products_are_compiled_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    program = compile_by(opspec.load(PROGRAM), products="strict")
    assert program(X)[0].tobytes() == compile_by(opspec.load(PROGRAM), engine="cpu", products="strict")(X)[0].tobytes()
    assert not isinstance(program, TieredProgram)


def test_sizes_that_come_twice_have_a_program_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPSPEC_ENGINE", raising=False)
    made: list[int] = []
    refine = specialised.refine
    monkeypatch.setattr(specialised, "refine", lambda *given, **how: (made.append(1), refine(*given, **how)))
    program = usual(PROGRAM.replace("7x90", "?x90").replace("tensor<7x", "tensor<?x"))
    wanted = compile_by(opspec.load(PROGRAM), engine="numpy")(X)[0].tobytes()
    assert program(X)[0].tobytes() == wanted
    assert not made
    assert program(X)[0].tobytes() == wanted
    assert program(X[:5])[0].shape == (5,)
    assert len(made) == 1


def test_processes_of_a_grid_are_computed_alike() -> None:
    """Some of them begin when the kernels are there, others had begun before."""
    program = tiered()
    settled = program.settled(MAIN, [[X]])
    assert program.wait(60)
    first, later = (settled(X)[0].tobytes() for _ in range(2))
    assert first == later == compile_by(opspec.load(PROGRAM), engine="numpy")(X)[0].tobytes()
    kernels = compile_by(opspec.load(PROGRAM), engine="cpu")(X)[0].tobytes()
    assert program.settled(MAIN, [[X]])(X)[0].tobytes() == kernels
    assert {x.tobytes() for (x,) in run_grid(program, [[X]] * 3, replicas=3)} == {kernels}


SUMS = """
func.func @main(%x: tensor<?x90xf32>) -> tensor<90xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<?x90xf32>, tensor<f32>) -> tensor<90xf32>
  %s = "stablehlo.all_reduce"(%r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<90xf32>) -> tensor<90xf32>
  %e = stablehlo.exponential %s : tensor<90xf32>
  return %e : tensor<90xf32>
}
"""


def test_sizes_of_a_grid_have_kernels_once_all_of_them_have_some() -> None:
    """What processes of different sizes hold alike is to stay alike."""
    program = compile_by(opspec.load(SUMS), engine="tiered")
    assert isinstance(program, SpecialisedProgram)
    many, few = [X], [X[:5]]

    def alike(program: Program) -> bytes:
        (one,), (other,) = run_grid(program, [many, few], replicas=2)
        assert one.tobytes() == other.tobytes()
        return one.tobytes()

    kernels = alike(compile_by(opspec.load(SUMS), engine="cpu"))
    by_numpy = alike(compile_by(opspec.load(SUMS), engine="numpy"))
    assert by_numpy != kernels
    alike(program)
    of_many, of_few = program._programs.values()
    assert isinstance(of_many, TieredProgram)
    assert isinstance(of_few, TieredProgram)
    assert of_many.wait(60)
    assert of_few.wait(60)
    assert alike(program) == kernels
    built, of_few._built = of_few._built, None
    settled = program.settled(MAIN, [many, few])
    assert alike(program) == by_numpy
    of_few._built = built
    assert alike(settled) == by_numpy
    assert alike(program) == kernels


def test_a_process_among_others_goes_on_with_numpy() -> None:
    """Each process of a real grid builds its kernels when it can, and what they hold alike is to stay alike."""
    program = tiered()
    first = program(X)[0].tobytes()
    assert program.wait(60)

    class Rank(Alone):
        """One process of two."""

        num_partitions = 2

    with within(Rank()):
        assert program(X)[0].tobytes() == program.call([X])[0].tobytes() == first


CHILD = f'''
import os, sys
import numpy as np, opspec
from opspec.compiled.engines import compile
module, x = opspec.load("""{PROGRAM}"""), np.ones((7, 90), np.float32)
program = compile(module, engine="tiered")
program(x)
if sys.argv[1] == "fork":
    child = os.fork()
    if child == 0:
        again = compile(module, engine="tiered")
        again(x)
        built = program.wait(60) and again.wait(60) and program._built and again._built
        os._exit(0 if built and program(x)[0].tobytes() == again(x)[0].tobytes() else 3)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
print("ended")
'''


@pytest.mark.parametrize(
    "how",
    [
        pytest.param("end", marks=pytest.mark.full),
        pytest.param("fork", marks=pytest.mark.skipif(os.name != "posix", reason="no fork")),
    ],
)
def test_a_process_ends_and_forks_while_kernels_are_built(how: str) -> None:
    environment = {**os.environ, "OPSPEC_CACHE": "off", "PYTHONPATH": os.pathsep.join(sys.path)}
    quiet = ["-W", "ignore::DeprecationWarning"]  # Python 3.12 and newer warn of threads before each fork
    done = subprocess.run(
        [sys.executable, *quiet, "-c", CHILD, how],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "ended\n", "")
