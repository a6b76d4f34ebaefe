"""Kernels as CUDA, by g++ with threads of this machine, and on a device where there is one: the bits of `reference`."""

from __future__ import annotations

import ctypes
import re
import shutil
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.compiled import cuda_engine
from opspec.compiled.c_operations import Definitions
from opspec.compiled.c_shown import c_data, c_lines
from opspec.compiled.cuda_engine import CudaKernels
from opspec.compiled.cuda_kernels import CUDA, CudaKernel, cuda_kernel, grid_of
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.plan import Kernel
from opspec.compiled.planning_progress import Pause
from opspec.compiled.runners import Memory
from opspec.compiled.shown import blocks_of
from opspec.compiled.turned_products import prepared
from opspec.cuda import headers
from opspec.cuda.compilation import machine_code
from opspec.cuda.device import DeviceCode
from opspec.cuda.host import call, host_library
from opspec.errors import OpSpecError
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.buffers.test_programs import same
from tests.checkout import ROOT
from tests.compiled import random_chains
from tests.compiled.printed_kernels import (
    LONG,
    ONE_ROW,
    PLACES,
    TWICE,
    Given,
    drawn,
    examples,
    expect_the_bits,
    of_16_bits,
    pushing,
)
from tests.compiled.pushed_complex import pushed_complex
from tests.compiled.test_engines import ONLY_SHARES, SOFTMAX
from tests.compiled.test_merged_kernels import kernels_of
from tests.compiled.test_random_programs import inputs
from tests.cuda.test_cuda import nvrtc
from tests.cuda.test_device import why_no_device
from tests.samples import crossed, one_in

Check = Callable[[list[Given]], None]
COMPILERS = ["g++", "device"]


class Host:
    """Kernels by g++: threads of a block that meet are threads of this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kernels: list[CudaKernel] = []
        self._file = Definitions(CUDA)
        self._library: ctypes.CDLL | None = None

    def __call__(self, kernels: Sequence[Kernel], _: Pause) -> list[Callable[[Memory], None]]:
        return [self._made(kernel) for kernel in kernels]

    def _made(self, kernel: Kernel) -> Callable[[Memory], None]:
        made = cuda_kernel(kernel, f"kernel{len(self._kernels)}", self._file)
        self._kernels.append(made)

        def run(memory: Memory) -> None:
            if kernel.is_empty:
                return
            given = [memory[buffer.number].ctypes.data for buffer in made.buffers]
            pointers = (ctypes.c_void_p * len(given))(*given)
            meet = made.grid.sharing in ("row", "columns")
            complaint = call(self._functions(), made.name, pointers, made.grid.blocks, made.grid.threads, meet)
            assert not complaint

        return run

    def _functions(self) -> ctypes.CDLL:
        if self._library is None:
            parts = [text for kernel in self._kernels for text in (*kernel.needs, kernel.function)]
            entries = [f"OPSPEC_HOST_ENTRY({kernel.name})" for kernel in self._kernels]
            source = "\n".join([CUDA.header, *parts, *entries, ""])
            self._library = host_library(source, headers("stablehlo.add"), self._folder)
        return self._library


@pytest.fixture(params=COMPILERS)
def check(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[list[Given]], None]:
    if request.param == "device":
        if why := why_no_device():
            pytest.skip(why)
        return lambda programs: expect_the_bits(programs, CudaKernels())
    if shutil.which("g++") is None:
        pytest.skip("no g++")
    return lambda programs: expect_the_bits(programs, Host(tmp_path))


def test_folds_by_chunks_of_several_results_and_pushes(check: Check) -> None:
    check([pushing(LONG), drawn(SOFTMAX), drawn(PLACES), drawn(TWICE)])


def test_parts_of_a_row(check: Check) -> None:
    check([drawn(ONE_ROW)])


@pytest.mark.parametrize("op", ["add", "multiply", "divide"])
def test_complex_numbers_are_pushed_as_a_whole(op: str, check: Check) -> None:
    check([pushing(pushed_complex(op, "complex<f32>"))])


COUNTED = """
func.func @main(%x: tensor<10x{type}>, %i: tensor<40x1xi32>, %u: tensor<40x{type}>) -> tensor<10x{type}> {{
  %r = "stablehlo.scatter"(%x, %i, %u) ({{
  ^bb0(%a: tensor<{type}>, %b: tensor<{type}>):
    %t = "stablehlo.{op}"(%a, %b) : (tensor<{type}>, tensor<{type}>) -> tensor<{type}>
    stablehlo.return %t : tensor<{type}>
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
      index_vector_dim = 1>}} : (tensor<10x{type}>, tensor<40x1xi32>, tensor<40x{type}>) -> tensor<10x{type}>
  return %r : tensor<10x{type}>
}}
"""
ROWS = """
func.func @main(%x: tensor<10x6xf32>, %i: tensor<40x1xi32>, %u: tensor<40x6xf32>) -> tensor<10x6xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %t = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<10x6xf32>, tensor<40x1xi32>, tensor<40x6xf32>) -> tensor<10x6xf32>
  return %r : tensor<10x6xf32>
}
"""


@pytest.mark.parametrize("type_", ["i32", "ui32", "i64", "ui64"])
@pytest.mark.parametrize("op", one_in(6, ["add", "maximum", "minimum", "and", "or", "xor"]))
def test_integers_are_pushed_in_any_order(op: str, type_: str, check: Check) -> None:
    text = COUNTED.format(op=op, type=type_)
    assert grid_of(kernels_of(text)[-1]).sharing == "terms"
    check([pushing(text)])


def test_rows_are_pushed_side_by_side(check: Check) -> None:
    """A thread for each column, and a part of the rows."""
    grid = grid_of(kernels_of(ROWS)[-1])
    assert [x.size for x in grid.apart] == [6]
    assert grid.owners == 1024
    check([pushing(ROWS)])


FOLDED = """
func.func @main(%x: tensor<{shape}x{type}>) -> (tensor<{kept}x{type}>, tensor<{kept}x{type}>, tensor<{kept}xi32>) {{
  %one = stablehlo.constant dense<{one}> : tensor<{type}>
  %least = stablehlo.constant dense<{least}> : tensor<{type}>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.iota dim = {dim} : tensor<{shape}xi32>
  %s = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [{dim}]
    : (tensor<{shape}x{type}>, tensor<{type}>) -> tensor<{kept}x{type}>
  %m:2 = stablehlo.reduce(%x init: %least), (%at init: %zero) across dimensions = [{dim}]
    : (tensor<{shape}x{type}>, tensor<{shape}xi32>, tensor<{type}>, tensor<i32>)
    -> (tensor<{kept}x{type}>, tensor<{kept}xi32>)
    reducer(%a: tensor<{type}>, %b: tensor<{type}>) (%p: tensor<i32>, %q: tensor<i32>) {{
      %c = stablehlo.compare GT, %a, %b : (tensor<{type}>, tensor<{type}>) -> tensor<i1>
      %d = stablehlo.compare EQ, %a, %b : (tensor<{type}>, tensor<{type}>) -> tensor<i1>
      %e = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %f = stablehlo.and %d, %e : tensor<i1>
      %g = stablehlo.or %c, %f : tensor<i1>
      %v = stablehlo.select %g, %a, %b : tensor<i1>, tensor<{type}>
      %w = stablehlo.select %g, %p, %q : tensor<i1>, tensor<i32>
      stablehlo.return %v, %w : tensor<{type}>, tensor<i32>
    }}
  return %s, %m#0, %m#1 : tensor<{kept}x{type}>, tensor<{kept}x{type}>, tensor<{kept}xi32>
}}
"""


def folded(rows: bool, terms: int, others: int, type_: str) -> str:
    shape, dim = (f"{others}x{terms}", 1) if rows else (f"{terms}x{others}", 0)
    one, least = ("1", "-128") if type_ == "i8" else ("1.0", "-1.0")
    return FOLDED.format(shape=shape, kept=others, dim=dim, type=type_, one=one, least=least)


@pytest.mark.parametrize(
    ("rows", "terms", "type_"),
    crossed([True, False], [9, 65, 1000, 1025, 5000], ["f32", "f64", "i8", "f16"]),
)
def test_folds_of_rows_and_columns(rows: bool, terms: int, type_: str, check: Check) -> None:
    """Of several results, with their places; fewer terms than a chunk, more, and a chunk for each of several warps."""
    check([drawn(folded(rows, terms, 3 if rows else 35, type_))])


def test_more_chunks_than_warps(check: Check) -> None:
    """A row of 40 chunks, the last of which is no whole one, that no plan takes apart."""
    check([drawn(folded(True, 40_000, 2, "f32"))])


@pytest.mark.parametrize("start", one_in(10, range(0, 60, 6)))
def test_random_chains(start: int, check: Check) -> None:
    check([drawn(random_chains.program(seed)) for seed in range(start, start + 6)])


@pytest.mark.parametrize("start", one_in(12, range(0, 170, 10)))
def test_examples_of_ops(start: int, check: Check) -> None:
    check(examples(start, 10))


@pytest.mark.full
@pytest.mark.parametrize("start", range(0, 200, 20))
def test_two_hundred_random_programs(start: int, check: Check) -> None:
    """Those whose bits are promised."""
    texts = {seed: random_chains.program(seed, 5 + seed % 56) for seed in range(start, start + 20)}
    check([(import_module(opspec.load(text)), inputs(seed)) for seed, text in texts.items()])


def test_floats_of_16_bits(check: Check) -> None:
    check([of_16_bits()])


def test_how_threads_share_kernels() -> None:
    """What the tests above go through."""
    texts = (LONG, PLACES, folded(False, 1000, 35, "f32"))
    found = {grid_of(kernel).sharing for text in texts for kernel in kernels_of(text)}
    assert found == {"points", "row", "columns", "owners"}  # and "terms" above


HEAVY = """
func.func @main(%x: tensor<SHAPExf32>) -> tensor<KEPTxf64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %w = stablehlo.convert %x : (tensor<SHAPExf32>) -> tensor<SHAPExf64>
  %y = stablehlo.sine %w : tensor<SHAPExf64>
  %r = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [DIM]
    : (tensor<SHAPExf64>, tensor<f64>) -> tensor<KEPTxf64>
  return %r : tensor<KEPTxf64>
}
"""
ROW = HEAVY.replace("SHAPE", "2x33000").replace("KEPT", "2").replace("DIM", "1")
COLUMNS = HEAVY.replace("SHAPE", "500x100").replace("KEPT", "100").replace("DIM", "0")


@nvrtc
@pytest.mark.parametrize("text", [ROW, COLUMNS])
def test_a_block_has_registers_for_all_its_threads(text: str) -> None:
    (kernel,) = (cuda_kernel(kernel, "k", None) for kernel in kernels_of(text))
    assert kernel.grid.threads == 1024
    assert machine_code(kernel.text, "sm_90", "a kernel").resources["k"].registers <= 64


MIXED = """
func.func @main(%x: tensor<100x35xf64>, %y: tensor<100x35xi8>) -> (tensor<35xf64>, tensor<35xi8>) {
  %a = stablehlo.constant dense<0.0> : tensor<f64>
  %b = stablehlo.constant dense<0> : tensor<i8>
  %w = stablehlo.negate %x : tensor<100x35xf64>
FOLDS  %p = stablehlo.add %add#0, %maximum#2 : tensor<35xf64>
  %q = stablehlo.add %add#1, %maximum#3 : tensor<35xi8>
  return %p, %q : tensor<35xf64>, tensor<35xi8>
}
"""
FOLD = """  %OP:4 = stablehlo.reduce(%x init: %a), (%y init: %b), (%w init: %a), (%y init: %b) across dimensions = [0]
    : (tensor<100x35xf64>, tensor<100x35xi8>, tensor<100x35xf64>, tensor<100x35xi8>,
       tensor<f64>, tensor<i8>, tensor<f64>, tensor<i8>)
    -> (tensor<35xf64>, tensor<35xi8>, tensor<35xf64>, tensor<35xi8>)
    reducer(%c: tensor<f64>, %d: tensor<f64>) (%e: tensor<i8>, %f: tensor<i8>)
      (%g: tensor<f64>, %h: tensor<f64>) (%i: tensor<i8>, %j: tensor<i8>) {
      %k = stablehlo.OP %c, %d : tensor<f64>
      %l = stablehlo.OP %e, %f : tensor<i8>
      %m = stablehlo.OP %g, %h : tensor<f64>
      %n = stablehlo.OP %i, %j : tensor<i8>
      stablehlo.return %k, %l, %m, %n : tensor<f64>, tensor<i8>, tensor<f64>, tensor<i8>
    }
"""
PADDED = MIXED.replace("FOLDS", FOLD.replace("OP", "add") + FOLD.replace("OP", "maximum"))


@nvrtc
def test_a_block_has_memory_for_its_folds(tmp_path: Path) -> None:
    """Structs have gaps; what takes more than a block has is a thread's for each point."""
    expect_the_bits([drawn(PADDED)], Host(tmp_path))
    whole = "\n".join(c_lines(blocks_of(import_module(opspec.load(PADDED))), CUDA, cuda_kernel))
    assert machine_code(whole, "sm_90", "all kernels").resources


def test_what_32_bits_do_not_count() -> None:
    """Threads of a push, and elements of a row."""
    (*_, pushed) = kernels_of(ROWS.replace("10x6x", "1x4500000000x").replace("40x6x", "40x4500000000x"))
    assert "int64_t thread = blockIdx.x * (int64_t)blockDim.x" in cuda_kernel(pushed, "k").function
    long = """
func.func @main(%x: tensor<2x4294967296xi8>) -> tensor<2x4294967296xi8> {
  %zero = stablehlo.constant dense<0> : tensor<i8>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<2x4294967296xi8>, tensor<i8>) -> tensor<2xi8>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<2xi8>) -> tensor<2x4294967296xi8>
  %r = stablehlo.add %x, %b : tensor<2x4294967296xi8>
  return %r : tensor<2x4294967296xi8>
}
"""
    for kernel in kernels_of(long):
        assert "uint32_t each" not in cuda_kernel(kernel, "k").function
    many = long.replace("2x4294967296", "3221225472x100").replace("tensor<2x", "tensor<3221225472x")
    assert all(grid_of(kernel).sharing == "points" for kernel in kernels_of(many))


class HostCode:
    """What a `DeviceCode` is, on this machine."""

    def __init__(self, folder: Path, make: Callable[[str], str]) -> None:
        text = make("host")
        self.kernels = re.findall(r"^extern .* (kernel\d+)\(", text, re.MULTILINE)
        entries = [f"OPSPEC_HOST_ENTRY({name})" for name in self.kernels]
        self._library = host_library("\n".join([text, *entries, ""]), headers("stablehlo.add"), folder)

    def memory(self, size: int) -> Array:
        return np.full(size, 0xFF, np.uint8)

    def put(self, array: Array, memory: Array) -> None:
        memory[:] = np.frombuffer(array.tobytes(), np.uint8)

    def fetch(self, array: Array, memory: Array) -> None:
        array.reshape(-1).view(np.uint8)[:] = memory

    def start(self, name: str, blocks: int, threads: int, given: Sequence[Array]) -> None:
        pointers = (ctypes.c_void_p * len(given))(*(memory.ctypes.data for memory in given))
        assert not call(self._library, name, pointers, blocks, threads, True)

    def wait(self) -> None:
        pass


def test_the_engine_launches_equal_kernels_of_one_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[HostCode] = []

    def code(make: Callable[[str], str]) -> HostCode:
        made.append(HostCode(tmp_path, make))
        return made[-1]

    monkeypatch.setattr(cuda_engine, "DeviceCode", code)
    monkeypatch.setattr(cuda_engine, "machine_code", lambda text, *_: text)
    monkeypatch.setattr(cuda_engine, "_expect_compiler", lambda: None)
    call = "call @softmax({}) : (tensor<4x300xf32>) -> tensor<4x300xf32>"
    calls = "".join(f"  %{at} = {call.format(x)}\n" for at, x in enumerate(("%x", "%y", "%z")))
    types = ", ".join(["tensor<4x300xf32>"] * 3)
    text = (
        ONLY_SHARES.replace("@main", "private @softmax")
        + f"""
func.func @main(%x: tensor<4x300xf32>, %y: tensor<4x300xf32>, %z: tensor<4x300xf32>) -> ({types}) {{
{calls}  return %0, %1, %2 : {types}
}}
"""
    )
    module, given = drawn(text)
    expect_the_bits([(prepared(module), given)], CudaKernels())
    (only,) = made
    assert len(only.kernels) == 2, "the first one numbers its constants"


def test_what_is_installed_is_the_compiler_that_the_engine_expects() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert f"nvidia-cuda-nvrtc>={'.'.join(map(str, cuda_engine.RIGHT))}" in extras["cuda"]


def test_an_engine_without_a_device_says_so() -> None:
    if why_no_device():
        with pytest.raises(OpSpecError, match=r"no CUDA device can be used|running on CUDA needs"):
            compile_by(opspec.load(SOFTMAX), engine="cuda")
        return
    _, given = drawn(SOFTMAX)
    found, wanted = (compile_by(opspec.load(SOFTMAX), engine=engine)(*given) for engine in ("cuda", "reference"))
    assert same(found, wanted)


NEGATED = """
extern "C" __global__ void k(int *largest, const int *x, const float *start) {
    int a = -x[0], b = -x[1], found = (int)*start;
    found = found < a ? a : found;
    *largest = found < b ? b : found;
}
"""


def test_the_larger_one_of_negated_integers_on_a_device() -> None:
    """What NVRTC 13.0 to 13.3 compare without one of the signs."""
    if why := why_no_device():
        pytest.skip(why)
    code = DeviceCode(lambda arch: machine_code(NEGATED, arch, "a kernel"))
    arrays = [np.zeros(1, np.int32), np.array([50, 7], np.int32), np.array([-100], np.float32)]
    given = [code.memory(array.nbytes) for array in arrays]
    for array, there in zip(arrays, given, strict=True):
        code.put(array, there)
    code.start("k", 1, 1, given)
    code.fetch(arrays[0], given[0])
    code.wait()
    assert arrays[0] == -7


@nvrtc
def test_machine_code_without_a_device() -> None:
    blocks = blocks_of(import_module(opspec.load(LONG)))
    for kernel in c_data(blocks, CUDA, cuda_kernel)["kernels"]:
        assert kernel["blocks"] > 0
        assert kernel["threads"] % 32 == 0
        assert kernel["name"] in machine_code(kernel["code"], "sm_90", "a kernel").resources
    whole = machine_code("\n".join(c_lines(blocks, CUDA, cuda_kernel)), "sm_90", "all kernels")
    assert len(whole.resources) == len(kernels_of(LONG))
