"""Kernels as C, compiled by gcc: the bits of the engine that evaluates nodes."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.comparison import random_arguments
from opspec.agreement.value_tests import case_of, loaded
from opspec.compiled.block_kernels import Fusion
from opspec.compiled.c_kernels import HEADER, CKernel, c_kernel
from opspec.compiled.c_operations import Definitions
from opspec.compiled.c_shown import c_data, c_lines
from opspec.compiled.plan import Kernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Memory
from opspec.compiled.shown import blocks_of
from opspec.errors import OpSpecError
from opspec.execution.executor import Program
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs.records import ModuleView, import_module
from tests.buffers.test_programs import same
from tests.cli.test_plan_command import TAKEN
from tests.compiled import random_chains
from tests.compiled.pushed_complex import pushed_complex
from tests.compiled.test_engines import SOFTMAX
from tests.generated_cases import ops
from tests.samples import one_in

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")

LONG = """
func.func @main(%x: tensor<3x5000xf32>, %i: tensor<40x1xi32>, %u: tensor<40xf32>)
    -> (tensor<3xf32>, tensor<3xi32>, tensor<10xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<3x5000xf32>, tensor<f32>) -> tensor<3xf32>
  %at = stablehlo.iota dim = 1 : tensor<3x5000xi32>
  %m:2 = stablehlo.reduce(%x init: %low), (%at init: %none) across dimensions = [1]
    : (tensor<3x5000xf32>, tensor<3x5000xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
      %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
      %w = stablehlo.select %c, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %v, %w : tensor<f32>, tensor<i32>
    }
  %none10 = stablehlo.constant dense<0.0> : tensor<10xf32>
  %h = "stablehlo.scatter"(%none10, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
      index_vector_dim = 1>} : (tensor<10xf32>, tensor<40x1xi32>, tensor<40xf32>) -> tensor<10xf32>
  return %s, %m#1, %h : tensor<3xf32>, tensor<3xi32>, tensor<10xf32>
}
"""


class Library:
    """The kernels of programs, one file, compiled when the first is called."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kernels: list[CKernel] = []
        self._file = Definitions()
        self._functions: ctypes.CDLL | None = None

    def __call__(self, kernels: Sequence[Kernel], _: Pause) -> list[Callable[[Memory], None]]:
        return [self._made(kernel) for kernel in kernels]

    def _made(self, kernel: Kernel) -> Callable[[Memory], None]:
        made = c_kernel(kernel, f"kernel{len(self._kernels)}", self._file)
        self._kernels.append(made)

        def run(memory: Memory) -> None:
            if not kernel.is_empty:
                given = [memory[buffer.number].ctypes.data_as(ctypes.c_void_p) for buffer in made.buffers]
                getattr(self.functions(), made.name)(*given)

        return run

    def functions(self) -> ctypes.CDLL:
        if self._functions is None:
            path = self._folder / "kernels.c"
            parts = [text for kernel in self._kernels for text in (*kernel.needs, kernel.function)]
            path.write_text("\n".join([HEADER, *parts]), "utf-8")
            asked = ["gcc", "-O1", "-Wall", "-Werror", "-Wno-unused", "-ffp-contract=off"]
            asked += ["-shared", "-fPIC", "-o", str(self._folder / "kernels.so"), str(path), "-lm"]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            self._functions = ctypes.CDLL(str(self._folder / "kernels.so"))
        return self._functions


def expect_the_bits(programs: list[tuple[ModuleView, list[Any]]], folder: Path) -> None:
    library = Library(folder)
    made = []
    for module, _ in programs:
        fusion = Fusion(library)
        made.append(Program(module, GeneratedKernels(), ["main"], fusion.block))
        fusion.ready()
    for program, (module, arguments) in zip(made, programs, strict=True):
        expected = opspec.compile(module, entry="main", engine="reference")(*arguments)
        assert same(program(*arguments), expected)


def drawn(text: str) -> tuple[ModuleView, list[Any]]:
    module = import_module(opspec.load(text))
    return module, list(random_arguments(module.functions["main"].regions[0].block.types, 0))


def test_folds_by_chunks_of_several_results_and_pushes(tmp_path: Path) -> None:
    module, arguments = drawn(LONG)
    arguments[1] = np.random.default_rng(0).integers(-2, 12, (40, 1)).astype(np.int32)
    expect_the_bits([(module, arguments), drawn(SOFTMAX)], tmp_path)


ONE_ROW = """func.func @main(%x: tensor<600000xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<600000xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0]
    : (tensor<600000xf32>, tensor<f32>) -> tensor<f32>
  return %s, %m : tensor<f32>, tensor<f32>
}
"""


@pytest.mark.parametrize("text", [ONE_ROW, LONG, SOFTMAX])
def test_nothing_is_read_before_it_is_written(text: str, tmp_path: Path) -> None:
    """As far as a compiler sees that looks far; parts of a row, which threads share, too."""
    path = tmp_path / "model.c"
    path.write_text("\n".join(c_lines(blocks_of(import_module(opspec.load(text))))), "utf-8")
    asked = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-Wno-unused", "-ffp-contract=off", "-c", str(path)]
    done = subprocess.run([*asked, "-o", str(tmp_path / "model.o")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_parts_of_a_row_that_threads_share(tmp_path: Path) -> None:
    expect_the_bits([drawn(ONE_ROW)], tmp_path)


@pytest.mark.parametrize("op", ["add", "multiply", "divide"])
def test_complex_numbers_are_pushed_as_a_whole(op: str, tmp_path: Path) -> None:
    module, arguments = drawn(pushed_complex(op, "complex<f32>"))
    arguments[1] = np.random.default_rng(0).integers(-2, 12, (40, 1)).astype(np.int32)
    expect_the_bits([(module, arguments)], tmp_path)


@pytest.mark.parametrize("start", one_in(10, range(0, 60, 6)))
def test_random_chains(start: int, tmp_path: Path) -> None:
    expect_the_bits([drawn(random_chains.program(seed)) for seed in range(start, start + 6)], tmp_path)


PLACES = """
func.func @main() -> (tensor<300xf32>, tensor<300xi64>, tensor<300xi64>, tensor<300xui8>) {
  %i = stablehlo.iota dim = 0 : tensor<300xi8>
  %r = stablehlo.reverse %i, dims = [0] : tensor<300xi8>
  %f = stablehlo.convert %r : (tensor<300xi8>) -> tensor<300xf32>
  %j = stablehlo.iota dim = 0 : tensor<300xi64>
  %s = stablehlo.reverse %j, dims = [0] : tensor<300xi64>
  %n = stablehlo.not %s : tensor<300xi64>
  %m = stablehlo.multiply %s, %s : tensor<300xi64>
  %u = stablehlo.convert %s : (tensor<300xi64>) -> tensor<300xui8>
  return %f, %n, %m, %u : tensor<300xf32>, tensor<300xi64>, tensor<300xi64>, tensor<300xui8>
}
"""


def test_places_are_operands_as_a_whole(tmp_path: Path) -> None:
    expect_the_bits([drawn(PLACES)], tmp_path)
    (*_, code) = [kernel["code"] for kernel in c_data(blocks_of(import_module(opspec.load(PLACES))))["kernels"]]
    assert "= 299 - o0;" in code


TWICE = """
func.func @main(%x: tensor<30x5000xf32>, %y: tensor<40xf32>) -> (tensor<30xf32>, tensor<f32>, tensor<f32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.tanh %x : tensor<30x5000xf32>
  %m = stablehlo.reduce(%e init: %low) applies stablehlo.maximum across dimensions = [1]
    : (tensor<30x5000xf32>, tensor<f32>) -> tensor<30xf32>
  %n = stablehlo.reduce(%m init: %low) applies stablehlo.maximum across dimensions = [0]
    : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.tanh %y : tensor<40xf32>
  %s = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
  return %m, %n, %s : tensor<30xf32>, tensor<f32>, tensor<f32>
}
"""


@pytest.mark.parametrize("text", [TWICE, LONG, SOFTMAX, TAKEN, *(random_chains.program(seed) for seed in range(3))])
def test_all_kernels_are_one_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "model.c"
    blocks = blocks_of(import_module(opspec.load(text)))
    path.write_text("\n".join(c_lines(blocks)), "utf-8")
    paths = [str(path)]
    for kernel in c_data(blocks)["kernels"]:
        alone = tmp_path / f"{kernel['name']}.c"
        alone.write_text(kernel["code"], "utf-8")
        paths.append(str(alone))
    asked = ["gcc", "-std=gnu17", "-Wall", "-Werror", "-Wno-unused", "-ffp-contract=off", "-fsyntax-only", *paths]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    data = c_data(blocks)["kernels"]
    assert [path.read_text("utf-8").count(f"void {kernel['name']}(") for kernel in data] == [1] * len(data)


def test_what_several_kernels_need_stands_before_the_first_of_them() -> None:
    text = "\n".join(c_lines(blocks_of(import_module(opspec.load(TWICE)))))
    assert text.count("#include <math.h>") == 1
    assert text.count("static inline float max_f32(") == 1
    assert text.count("{ return max_f32(x, y); }") == 1, "two folds by one function"
    assert text.count("static inline term2 join2(term2 x, term2 y) { return (x + y); }") == 1


@pytest.mark.parametrize("start", one_in(12, range(0, 170, 10)))
def test_examples_of_ops(start: int, tmp_path: Path) -> None:
    found = []
    for op in ops()[start : start + 10]:
        for example in op.examples[:3]:
            case = case_of(op, example)
            module = import_module(loaded(op, case.program))
            try:
                opspec.compile(module, entry="main", engine="reference")(*case.inputs)
            except OpSpecError:
                continue
            found.append((module, list(case.inputs)))
    expect_the_bits(found, tmp_path)


def test_floats_of_16_bits(tmp_path: Path) -> None:
    """Every one as f32, and as a sum that is rounded: a NaN stands for all."""
    every = np.arange(1 << 16).astype(np.uint16).view(np.float16)
    text = """func.func @main(%x: tensor<65536xf16>, %y: tensor<65536xf32>)
        -> (tensor<65536xf32>, tensor<65536xf16>, tensor<65536xi16>) {
      %a = stablehlo.convert %x : (tensor<65536xf16>) -> tensor<65536xf32>
      %b = stablehlo.convert %y : (tensor<65536xf32>) -> tensor<65536xf16>
      %c = stablehlo.add %x, %b : tensor<65536xf16>
      %d = stablehlo.add %c, %x : tensor<65536xf16>
      %e = stablehlo.bitcast_convert %d : (tensor<65536xf16>) -> tensor<65536xi16>
      return %a, %b, %e : tensor<65536xf32>, tensor<65536xf16>, tensor<65536xi16>
    }"""
    with np.errstate(invalid="ignore"):
        y = np.random.default_rng(0).permutation(every.astype(np.float32)) * np.float32(1.0003)
    expect_the_bits([(import_module(opspec.load(text)), [every, y])], tmp_path)
