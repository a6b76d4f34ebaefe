"""Plans from the cache: the same program as one that is planned, found by all that decides it and by nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.catalog.dialects import spec_folders
from opspec.compiled import block_kernels, engines, joining, looks
from opspec.compiled.block_kernels import Fusion
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import BuiltGroup
from opspec.compiled.native import kept_plans, machine_code
from opspec.compiled.native.instead_of_libraries import StandIn
from opspec.compiled.native.kept_plans import Recalled
from opspec.compiled.native.machine_code import machine
from opspec.compiled.native.object_cache import VARIABLE, ObjectCache
from opspec.programs.records import ModuleView, import_module
from tests.compiled import random_chains
from tests.compiled.loops import LOOPS
from tests.compiled.native.test_engine import same
from tests.compiled.native.test_joined import ALL as JOINED
from tests.compiled.native.test_loops import arguments
from tests.execution import random_memory_programs as looping
from tests.samples import one_in

FEW = {
    "branches": """func.func @main(%p: tensor<i1>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.exponential %x : tensor<8xf32>
    %2 = stablehlo.add %1, %x : tensor<8xf32>
    stablehlo.return %2 : tensor<8xf32>
  }, {
    %1 = stablehlo.negate %x : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}""",
    "a library between kernels": """func.func @main(%x: tensor<8x8xbf16>) -> (tensor<8x8xbf16>, tensor<8x8xbf16>) {
  %0 = stablehlo.tanh %x : tensor<8x8xbf16>
  %1 = stablehlo.add %0, %x : tensor<8x8xbf16>
  %2 = stablehlo.dot %1, %0 : (tensor<8x8xbf16>, tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %3 = stablehlo.add %2, %1 : tensor<8x8xbf16>
  %4 = stablehlo.multiply %3, %0 : tensor<8x8xbf16>
  return %4, %1 : tensor<8x8xbf16>, tensor<8x8xbf16>
}""",
    "no elements": """func.func @main(%x: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = stablehlo.add %x, %x : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}""",
    "calls written out": """func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = call @f(%x) : (tensor<5xf32>) -> tensor<5xf32>
  %1 = call @f(%0) : (tensor<5xf32>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func private @f(%x: tensor<5xf32>) -> tensor<5xf32> {
  %0 = stablehlo.logistic %x : tensor<5xf32>
  return %0 : tensor<5xf32>
}""",
}
INSTEAD = {
    "products, one turned": """func.func @main(%x: tensor<48x64xf32>) -> (tensor<48x48xf32>, tensor<64x64xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1]
    : (tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<48x48xf32>
  %1 = stablehlo.tanh %x : tensor<48x64xf32>
  %2 = stablehlo.dot_general %1, %x, contracting_dims = [0] x [0]
    : (tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<64x64xf32>
  return %0, %2 : tensor<48x48xf32>, tensor<64x64xf32>
}""",
    "a convolution": """func.func @main(%x: tensor<2x6x6x4xf32>, %w: tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x6x4xf32>, tensor<3x3x4x8xf32>) -> tensor<2x4x4x8xf32>
  return %0 : tensor<2x4x4x8xf32>
}""",
    "a short sort": """func.func @main(%x: tensor<5x9xi32>) -> tensor<5x9xi32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<5x9xi32>) -> tensor<5x9xi32>
  return %0 : tensor<5x9xi32>
}""",
    "running totals": """func.func @main(%x: tensor<3x40xf32>) -> tensor<3x40xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{
    padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 40>
  }> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
  return %0 : tensor<3x40xf32>
}""",
    "the largest of rows": """func.func @main(%x: tensor<5x90xf32>) -> (tensor<5x3xf32>, tensor<5x3xi32>) {
  %0:2 = chlo.top_k(%x, k = 3) : tensor<5x90xf32> -> (tensor<5x3xf32>, tensor<5x3xi32>)
  return %0#0, %0#1 : tensor<5x3xf32>, tensor<5x3xi32>
}""",
    "a transform": """func.func @main(%x: tensor<32x64xcomplex<f32>>) -> tensor<32x64xcomplex<f32>> {
  %0 = stablehlo.fft %x, type = FFT, length = [64] : (tensor<32x64xcomplex<f32>>) -> tensor<32x64xcomplex<f32>>
  return %0 : tensor<32x64xcomplex<f32>>
}""",
}
CHAIN = """func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<5xf32>
  %0 = stablehlo.multiply %x, %c : tensor<5xf32>
  %1 = stablehlo.tanh %0 : tensor<5xf32>
  return %1 : tensor<5xf32>
}"""


@pytest.fixture(autouse=True)
def planned_anew() -> None:
    """Here plans are kept."""


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ops that were looked at to be planned."""
    found: list[str] = []
    look = looks.looks_at
    monkeypatch.setattr(
        "opspec.compiled.equal_ops.looks_at",
        lambda values, view, strict: (found.append(view.name), look(values, view, strict))[1],
    )
    return found


def kept(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "cache").glob("*/*"))


def assert_same_from_the_cache(text: str, planned: list[str]) -> None:
    module = opspec.load(text)
    given = arguments(import_module(module))
    wanted = compile_by(module, engine="cpu")(*given)
    assert planned
    planned.clear()
    program = compile_by(opspec.load(text), engine="cpu")
    assert not planned
    for _ in range(2):
        assert all(map(same, program(*given), wanted))


@pytest.mark.parametrize("name", [*one_in(4, LOOPS), *one_in(3, JOINED), *FEW])
def test_a_program_from_the_cache_gives_the_same_and_opens_no_formula(planned: list[str], name: str) -> None:
    assert_same_from_the_cache((LOOPS | JOINED | FEW)[name], planned)


@pytest.mark.parametrize("name", INSTEAD)
def test_what_stands_in_for_a_library_is_taken_and_not_written_anew(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(joining, "SMALL", 0)
    module = opspec.load(INSTEAD[name])
    given = arguments(import_module(module))
    wanted = compile_by(module, engine="cpu")(*given)
    recalled: list[int] = []
    load = Recalled._load_library
    monkeypatch.setattr(StandIn, "ready", lambda found: pytest.fail(f"a {found.what} is written anew"))
    monkeypatch.setattr(Recalled, "_load_library", lambda *given: (recalled.append(given[2].place), load(*given)))
    program = compile_by(opspec.load(INSTEAD[name]), engine="cpu")
    assert recalled
    assert all(map(same, program(*given), wanted))


@pytest.mark.parametrize("seed", range(3))
def test_random_programs_from_the_cache_give_the_same(planned: list[str], seed: int) -> None:
    text = random_chains.program(seed, 25)
    module = opspec.load(text)
    given = arguments(import_module(module))
    wanted = compile_by(module, engine="cpu")(*given)
    planned.clear()
    assert all(map(same, compile_by(module, engine="cpu")(*given), wanted))
    assert not planned


@pytest.mark.parametrize("seed", range(2))
def test_loops_branches_and_calls_from_the_cache_give_the_same(planned: list[str], seed: int) -> None:
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal((looping.SIDE, looping.SIDE)).astype(np.float32) for _ in range(3)]
    module = opspec.load(looping.program(seed))
    wanted = compile_by(module, engine="cpu")(*given)
    planned.clear()
    assert all(map(same, compile_by(module, engine="cpu")(*given), wanted))
    assert not planned


@pytest.mark.parametrize("seed", one_in(2, range(2)))
def test_a_long_function_is_planned_and_built_in_parts_to_the_same_bytes(
    planned: list[str], monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    module = opspec.load(random_chains.program(seed, 300))
    given = arguments(import_module(module))
    wanted = compile_by(module, engine="reference")(*given)
    forgotten: list[BuiltGroup] = []
    done = Fusion._done
    monkeypatch.setattr(Fusion, "_done", lambda self, group: (forgotten.append(done(self, group)), forgotten[-1])[1])
    monkeypatch.setattr(block_kernels, "PART", 7)
    monkeypatch.setattr(block_kernels, "LARGEST", 3)
    assert all(map(same, compile_by(module, engine="cpu")(*given), wanted))
    assert len(forgotten) > 3
    planned.clear()
    assert all(map(same, compile_by(module, engine="cpu")(*given), wanted))
    assert not planned


def test_the_same_arrays_may_be_taken_over(planned: list[str]) -> None:
    text = CHAIN.replace("5x", "500000x")
    for _ in range(2):
        program = compile_by(opspec.load(text), engine="cpu")
        x = np.full(500000, 0.25, np.float32)
        where = x.ctypes.data
        given = [x]
        del x
        (y,) = program.call(given, donated=[0])
        assert y.ctypes.data == where
        assert bool((y == y[0]).all())
    assert planned == ["stablehlo.multiply", "stablehlo.tanh"]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("2.0", "3.0"),
        lambda text: text.replace("tanh", "exponential"),
        lambda text: text.replace("5x", "6x"),
        lambda text: text.replace("f32", "f64"),
    ],
    ids=["a number", "an op", "a size", "a type"],
)
def test_another_program_is_planned(planned: list[str], change: Callable[[str], str]) -> None:
    compile_by(opspec.load(CHAIN), engine="cpu")
    planned.clear()
    module = opspec.load(change(CHAIN))
    (x,) = arguments(import_module(module))
    assert same(compile_by(module, engine="cpu")(x)[0], compile_by(module, engine="reference")(x)[0])
    assert planned


@pytest.mark.parametrize("element", ["f32", "bf16", "i32", "complex<f32>", "i4"])
def test_constants_of_many_elements_count_by_all_of_these(planned: list[str], element: str) -> None:
    spelling = {"complex<f32>": "({}.0, 1.0)", "f32": "{}.0", "bf16": "{}.0"}.get(element, "{}")

    def text(last: int) -> str:
        listed = ", ".join(spelling.format(x) for x in [*(at % 7 for at in range(99)), last])
        return f"""func.func @main(%x: tensor<100x{element}>) -> tensor<100x{element}> {{
  %c = stablehlo.constant dense<[{listed}]> : tensor<100x{element}>
  %0 = stablehlo.add %x, %c : tensor<100x{element}>
  %1 = stablehlo.multiply %0, %c : tensor<100x{element}>
  return %1 : tensor<100x{element}>
}}"""

    for last, count in ((3, 2), (4, 2), (3, 0)):
        module = opspec.load(text(last))
        (x,) = arguments(import_module(module))
        planned.clear()
        (found,) = compile_by(module, engine="cpu")(x)
        assert len(planned) == count
        assert same(found, compile_by(module, engine="reference")(x)[0])


def test_how_a_program_is_compiled_counts(planned: list[str]) -> None:
    text = """func.func @main(%x: tensor<40x50xf32>, %y: tensor<50x30xf32>) -> tensor<40x30xf32> {
  %0 = stablehlo.dot %x, %y : (tensor<40x50xf32>, tensor<50x30xf32>) -> tensor<40x30xf32>
  return %0 : tensor<40x30xf32>
}"""
    module = opspec.load(text)
    for products, count in (("fast", 0), ("strict", 1), ("strict", 0), ("fast", 0)):
        planned.clear()
        compile_by(module, engine="cpu", products=products)
        assert len(planned) == count


def test_a_change_of_what_plans_makes_plans_anew(planned: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    module = opspec.load(CHAIN)
    compile_by(module, engine="cpu")
    monkeypatch.setattr(kept_plans, "_sources", lambda: "other sources")
    planned.clear()
    compile_by(module, engine="cpu")
    assert planned


def test_files_that_change_while_a_process_runs_keep_it_from_keeping(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept_plans._sources() is not None
    newest = max(written for folder in spec_folders().values() for _, _, written in kept_plans._files(str(folder)))
    monkeypatch.setattr(kept_plans, "IMPORTED", newest - 1)
    assert kept_plans._sources.__wrapped__() is None
    monkeypatch.setattr(kept_plans, "_sources", lambda: None)
    assert kept_plans.Shelf.of(import_module(opspec.load(CHAIN)), ()) is None


def test_every_file_counts(tmp_path: Path) -> None:
    (tmp_path / "ops").mkdir()
    op = tmp_path / "ops" / "add.yaml"
    op.write_text("name: add")
    before = list(kept_plans._files(str(tmp_path)))
    op.write_text("name: odd, or else")
    assert list(kept_plans._files(str(tmp_path))) != before
    (tmp_path / "more.py").write_text("")
    assert len(list(kept_plans._files(str(tmp_path)))) == 2


@pytest.mark.parametrize("which", ["the plan", "an object"])
@pytest.mark.parametrize("damage", ["cut", "bit", "gone"])
def test_what_is_damaged_is_made_anew(planned: list[str], tmp_path: Path, which: str, damage: str) -> None:
    module = opspec.load(CHAIN)
    (x,) = arguments(import_module(module))
    wanted = compile_by(module, engine="cpu")(x)
    found = sorted(kept(tmp_path), key=lambda path: b"ELF" in path.read_bytes())
    path = found[0] if which == "the plan" else found[-1]
    data = bytearray(path.read_bytes())
    data[-7] ^= 1
    path.unlink()
    if damage != "gone":
        path.write_bytes(data if damage == "bit" else data[:-20])
    planned.clear()
    assert same(compile_by(module, engine="cpu")(x)[0], wanted[0])
    assert planned
    planned.clear()
    assert same(compile_by(module, engine="cpu")(x)[0], wanted[0])
    assert not planned


def assert_made_anew(planned: list[str], module: ModuleView) -> None:
    (x,) = arguments(module)
    planned.clear()
    assert same(compile_by(module, engine="cpu")(x)[0], compile_by(module, engine="reference")(x)[0])
    assert planned
    planned.clear()
    compile_by(module, engine="cpu")
    assert not planned


def test_files_that_lie_in_the_place_of_others_are_made_anew(planned: list[str], tmp_path: Path) -> None:
    modules = [import_module(opspec.load(text)) for text in (CHAIN, CHAIN.replace("tanh", "negate"))]
    for module in modules:
        compile_by(module, engine="cpu")
    found = kept(tmp_path)
    data = [path.read_bytes() for path in found]
    assert len(found) > 3
    for path, other in zip(found, data[1:] + data[:1], strict=True):
        path.write_bytes(other)
    for module in modules:
        assert_made_anew(planned, module)


@pytest.mark.parametrize("which", ["plan", "objects"])
def test_what_is_nothing_of_its_kind_is_made_anew(planned: list[str], tmp_path: Path, which: str) -> None:
    module = import_module(opspec.load(CHAIN))
    compile_by(module, engine="cpu")
    cache = ObjectCache(tmp_path / "cache")
    other = machine().object_of("define void @other() {\n  ret void\n}")
    for path in kept(tmp_path):
        if (b"ELF" in path.read_bytes()) == (which == "objects"):
            cache.put(path.stem, other)
    assert_made_anew(planned, module)


def test_one_variable_switches_it_off(planned: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, "off")
    for _ in range(2):
        planned.clear()
        compile_by(opspec.load(CHAIN), engine="cpu")
        assert planned
    assert not kept(tmp_path)


CHILD = """
import sys
import opspec

program = opspec.compile(opspec.load(sys.argv[1]), engine="cpu")
print(program([0.5] * 5)[0].tobytes().hex(), *(name in sys.modules for name in sys.argv[2:]))
"""
STEPWISE = """
from opspec.compiled import joining

joining.SMALL = 0
"""
INSTEAD_CHILD = """
import sys

import opspec

count = int(sys.argv[1])
for text in sys.argv[2 : 2 + count]:
    opspec.compile(opspec.load(text), engine="cpu")
print(*(name in sys.modules for name in sys.argv[2 + count :]))
"""
PLANNING = (
    "compiled.fusion_choice",
    "compiled.values",
    "compiled.native.kernels",
    "compiled.native.instead_of_libraries",
)


def test_another_process_takes_it_without_what_plans() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    modules = [f"opspec.{name}" for name in PLANNING]
    said = [
        subprocess.run(
            [sys.executable, "-c", CHILD, CHAIN, *modules], env=environment, capture_output=True, text=True, check=True
        ).stdout.split()
        for _ in range(2)
    ]
    assert said[0][0] == said[1][0]
    assert [loaded for _, *loaded in said] == [["True"] * len(modules), ["False"] * len(modules)]


def test_another_process_takes_what_stands_in_for_libraries_without_what_plans() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    modules = [f"opspec.{name}" for name in PLANNING]
    programs = [INSTEAD[name] for name in INSTEAD]
    for first in (True, False):
        code = STEPWISE + INSTEAD_CHILD if first else INSTEAD_CHILD
        given = [sys.executable, "-c", code, str(len(programs)), *programs, *modules]
        said = subprocess.run(given, env=environment, capture_output=True, text=True, check=True).stdout.split()
        assert said == [str(first)] * len(modules)


def test_who_watches_sees_each_op_of_a_program_from_the_cache() -> None:
    from opspec.observe import Event

    module = opspec.load(CHAIN)
    (x,) = arguments(import_module(module))
    wanted = compile_by(module, engine="cpu")(x)
    seen: list[Event] = []
    (found,) = compile_by(module, engine="cpu").call([x], on_op=seen.append)
    assert same(found, wanted[0])
    assert [event.view.name for event in seen] == ["stablehlo.multiply", "stablehlo.tanh"]


@pytest.mark.parametrize(("large", "count"), [(0.0, 1), (1e9, 0)])
def test_memory_is_given_back_after_a_large_build_and_not_where_it_is_recalled(
    monkeypatch: pytest.MonkeyPatch, large: float, count: int
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(engines, "LARGE", large)
    monkeypatch.setattr(machine_code, "give_memory_back", lambda: given.append(True))
    module = opspec.load(CHAIN)
    for _ in range(2):
        compile_by(module, engine="cpu")
    assert len(given) == count
