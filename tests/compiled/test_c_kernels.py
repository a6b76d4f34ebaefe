"""Kernels as C, compiled by gcc: the bits of the engine that evaluates nodes."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import opspec
from opspec.compiled.c_kernels import CKernel, c_kernel
from opspec.compiled.c_operations import C, Definitions
from opspec.compiled.c_shown import c_data, c_lines
from opspec.compiled.plan import Kernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Memory
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.cli.test_plan_command import TAKEN
from tests.compiled import random_chains
from tests.compiled import test_few_bits as few_bits
from tests.compiled.printed_kernels import (
    LONG,
    ONE_ROW,
    PLACES,
    TWICE,
    drawn,
    examples,
    expect_the_bits,
    of_16_bits,
    pushing,
)
from tests.compiled.pushed_complex import pushed_complex
from tests.compiled.test_engines import SOFTMAX
from tests.samples import one_in

pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")


class Library:
    """The kernels of programs, one file, compiled when the first is called."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kernels: list[CKernel] = []
        self._file = Definitions(C)
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
            path.write_text("\n".join([C.header, *parts]), "utf-8")
            asked = ["gcc", "-O1", "-Wall", "-Werror", "-Wno-unused", "-ffp-contract=off"]
            asked += ["-shared", "-fPIC", "-o", str(self._folder / "kernels.so"), str(path), "-lm"]
            done = subprocess.run(asked, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr
            self._functions = ctypes.CDLL(str(self._folder / "kernels.so"))
        return self._functions


def test_folds_by_chunks_of_several_results_and_pushes(tmp_path: Path) -> None:
    expect_the_bits([pushing(LONG), drawn(SOFTMAX)], Library(tmp_path))


@pytest.mark.parametrize("text", [ONE_ROW, LONG, SOFTMAX])
def test_nothing_is_read_before_it_is_written(text: str, tmp_path: Path) -> None:
    """As far as a compiler sees that looks far; parts of a row, which threads share, too."""
    path = tmp_path / "model.c"
    path.write_text("\n".join(c_lines(blocks_of(import_module(opspec.load(text))))), "utf-8")
    asked = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-Wno-unused", "-ffp-contract=off", "-c", str(path)]
    done = subprocess.run([*asked, "-o", str(tmp_path / "model.o")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_parts_of_a_row_that_threads_share(tmp_path: Path) -> None:
    expect_the_bits([drawn(ONE_ROW)], Library(tmp_path))


@pytest.mark.parametrize("op", ["add", "multiply", "divide"])
def test_complex_numbers_are_pushed_as_a_whole(op: str, tmp_path: Path) -> None:
    expect_the_bits([pushing(pushed_complex(op, "complex<f32>"))], Library(tmp_path))


@pytest.mark.parametrize("start", one_in(10, range(0, 60, 6)))
def test_random_chains(start: int, tmp_path: Path) -> None:
    expect_the_bits([drawn(random_chains.program(seed)) for seed in range(start, start + 6)], Library(tmp_path))


def test_integers_of_few_bits(tmp_path: Path) -> None:
    """C computes them as `int`: what is wider of a sum is gone before it is moved."""
    texts = [few_bits.program(name, element, 500) for name in few_bits.MADE for element in ("ui8", "i8", "ui16", "i16")]
    half = """func.func @main(%x: tensor<500xui8>, %y: tensor<500xui8>) -> tensor<500xui8> {
  %one = stablehlo.constant dense<1> : tensor<500xui8>
  %0 = stablehlo.add %x, %y : tensor<500xui8>
  %1 = stablehlo.shift_right_logical %0, %one : tensor<500xui8>
  return %1 : tensor<500xui8>
}"""
    expect_the_bits([drawn(text) for text in (*texts, half)], Library(tmp_path))


def test_places_are_operands_as_a_whole(tmp_path: Path) -> None:
    expect_the_bits([drawn(PLACES)], Library(tmp_path))
    (*_, code) = [kernel["code"] for kernel in c_data(blocks_of(import_module(opspec.load(PLACES))))["kernels"]]
    assert "= 299 - o0;" in code


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
    expect_the_bits(examples(start, 10), Library(tmp_path))


def test_floats_of_16_bits(tmp_path: Path) -> None:
    expect_the_bits([of_16_bits()], Library(tmp_path))
